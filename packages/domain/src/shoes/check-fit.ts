import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { formatDate } from '../text/format.ts';
import { broken, type Finding, mostSevere, notRecorded, pass, warning } from './finding.ts';
import { type FitNoteKind, readFitNote } from './fit-note.ts';

const rule =
  'At delivery, the store must check the fit in person while the patient wears the shoes and inserts, and record its findings. “Fits well” or the patient’s opinion isn’t enough.';

/** Facts 18 and 20. `read` says how the note reads. */
export function checkFit({ delivery }: ShoeCase, read: (note: string) => FitNoteKind = readFitNote): Finding {
  if (!delivery) return notRecorded({ 'the delivery': delivery }, rule);
  const { mode, wearing, note } = delivery;
  return mostSevere(
    [
      wearing === false ? broken(18, `The patient didn’t wear the shoes and inserts. ${rule}`) : null,
      note === null ? null : checkNote(note, read),
      mode === 'mailed'
        ? broken(20, `The shoes were mailed, so there was no in-person fitting at delivery. ${rule}`)
        : null,
      mode === null || wearing === null || note === null
        ? notRecorded(
            { 'how the shoes were delivered': mode, 'whether they were worn': wearing, 'a fitting note': note },
            rule,
          )
        : null,
    ],
    pass('The fit was assessed in person with shoes and inserts on, and the note records the findings.'),
  );
}

function checkNote(note: string, read: (note: string) => FitNoteKind): Finding | null {
  if (note.trim() === '') return broken(18, `There’s no fitting note. ${rule}`);
  const kind = read(note);
  if (kind === 'opinion') return broken(18, `The fitting note records no findings: “${note.trim()}”. ${rule}`);
  if (kind === 'unclear') return warning(`No findings were recognized in the fitting note. Read it again. ${rule}`);
  return null;
}

/** Fact 21. */
export function checkProofOfDelivery({ delivery, proofOfDelivery }: ShoeCase): Finding {
  const proof = 'It needs a name, address, items, quantities, the date received and a signature.';
  if (!delivery || proofOfDelivery === null)
    return notRecorded({ 'the delivery': delivery, 'the proof of delivery': proofOfDelivery }, proof);
  if (!proofOfDelivery) return broken(21, `There’s no proof of delivery. ${proof}`);
  const day = delivery.date ? ` of ${formatDate(delivery.date)}` : '';
  return pass(`Proof of delivery${day} is on file. Keep it for 7 years.`);
}
