import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import type { CheckDate } from '../check-date.ts';
import { checkVisit } from '../check-visit.ts';
import { isInForce } from '../facts.ts';
import { broken, type Finding, mostSevere, notRecorded, pass, warning } from '../finding.ts';
import { certifierOf, verifiedPaper } from './judged-case.ts';
import { isSamePerson } from './same-person.ts';

const rule = 'The diabetes visit must be with the clinician who signs the statement.';

/** Fact 37 (F9): the visit note is by the certifier. The note's author beats what was typed. */
export function checkVisitByCertifier(shoeCase: ShoeCase): Finding {
  const certifier = certifierOf(shoeCase);
  const paper = verifiedPaper(shoeCase, 'visit_notes');
  const isCertifier = isSamePerson(paper?.author, certifier);
  if (isCertifier === true) return pass(`The visit note is by the certifier, ${certifier}.`);
  if (isCertifier === false) {
    const credential = paper?.credential ?? shoeCase.visit?.credential ?? null;
    const names = `The visit note is by ${paper?.author}, not by the certifier, ${certifier}.`;
    if (credential !== 'NP' && credential !== 'PA') return broken(37, `${names} ${rule}`);
    const author = credential === 'NP' ? 'an NP' : 'a PA';
    return warning(
      `${names} A note by ${author} counts only if the certifier supervises them and reviewed, signed and dated it.`,
    );
  }
  const by = shoeCase.visit?.by ?? null;
  if (by === 'other') return broken(37, `The diabetes visit was with another clinician. ${rule}`);
  if (by === 'certifier') return pass('The diabetes visit was with the certifier.');
  return notRecorded({ 'who made the diabetes visit': by }, rule);
}

/** Facts 6, 7 and 38 (F1, F2): a telehealth visit is always doubtful, and may not count after the flexibilities end. */
export function checkVisitWindow(shoeCase: ShoeCase, day: CheckDate): Finding {
  const { visit } = shoeCase;
  if (visit?.mode !== 'telehealth') return checkVisit(shoeCase, day);
  const inTime = checkVisit({ ...shoeCase, visit: { ...visit, mode: 'in_person' } }, day);
  const isOver = visit.date !== null && !isInForce(38, visit.date);
  return mostSevere(
    [
      inTime.state === 'pass' ? null : inTime,
      broken(
        7,
        'The diabetes visit was by telehealth. Noridian’s page accepts it, others say in person; ask your DME MAC.',
      ),
      isOver
        ? broken(
            7,
            'Medicare’s telehealth rules end on Fri, Dec 31, 2027, so a later visit from home may not count at all.',
          )
        : null,
    ],
    inTime,
  );
}
