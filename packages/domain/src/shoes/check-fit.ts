import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { formatDate } from '../text/format.ts';
import { broken, type Finding, mostSevere, notRecorded, pass, warning } from './finding.ts';
import { readFitNote } from './fit-note.ts';

const rule =
  'At the delivery the store looks, in person, how shoes and inserts fit while the patient wears them, and notes what it finds; “fits well” or what the patient says is not enough.';

/** Facts 18 and 20. */
export function checkFit({ delivery }: ShoeCase): Finding {
  if (!delivery) return notRecorded({ 'the delivery': delivery }, rule);
  const { mode, wearing, note } = delivery;
  return mostSevere(
    [
      wearing === false ? broken(18, `The patient did not wear the shoes and inserts. ${rule}`) : null,
      note === null ? null : checkNote(note),
      mode === 'mailed'
        ? broken(20, `The shoes were mailed: that is no fitting in person at the delivery. ${rule}`)
        : null,
      mode === null || wearing === null || note === null
        ? notRecorded(
            { 'how the shoes were delivered': mode, 'whether they were worn': wearing, 'a note on the fit': note },
            rule,
          )
        : null,
    ],
    pass('The fit was assessed in person with shoes and inserts on, and the note says what was found.'),
  );
}

function checkNote(note: string): Finding | null {
  if (note.trim() === '') return broken(18, `There is no note on the fit. ${rule}`);
  const kind = readFitNote(note);
  if (kind === 'opinion')
    return broken(18, `The note on the fit names nothing that was found: “${note.trim()}”. ${rule}`);
  if (kind === 'unclear') return warning(`In the note on the fit no finding was recognized; read it again. ${rule}`);
  return null;
}

/** Fact 21. */
export function checkProofOfDelivery({ delivery, proofOfDelivery }: ShoeCase): Finding {
  const proof = 'It needs name, address, items, quantity, the date of receipt and a signature.';
  if (!delivery || proofOfDelivery === null)
    return notRecorded({ 'the delivery': delivery, 'the proof of delivery': proofOfDelivery }, proof);
  if (!proofOfDelivery) return broken(21, `There is no proof of delivery. ${proof}`);
  const day = delivery.date ? ` of ${formatDate(delivery.date)}` : '';
  return pass(`There is a proof of the delivery${day}. Keep it for 7 years.`);
}
