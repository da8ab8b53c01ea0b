import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import type { EvidencePaper, EvidenceSlot } from '@rxweb/contracts/shoes/evidence';
import { formatDate } from '../../text/format.ts';
import { broken, type Finding, mostSevere, notApplicable, notRecorded, pass, unknown, warning } from '../finding.ts';
import { verifiedPapers } from './judged-case.ts';
import { paperNames } from './paper-names.ts';

/** Records that an auditor reads. Not the order, which may come after the delivery, nor the receipt: both have their own checks. */
const records = [
  'visit_notes',
  'foot_exam',
  'certifying_statement',
  'evaluation',
  'fitting',
] as const satisfies readonly EvidenceSlot[];

function verifiedRecords(shoeCase: ShoeCase): { name: string; slot: EvidenceSlot; paper: EvidencePaper }[] {
  return records.flatMap((slot) =>
    verifiedPapers(shoeCase, slot).map((paper) => ({ name: paperNames[slot], slot, paper })),
  );
}

const listed = (names: string[]) => [...new Set(names)].map((name) => `the ${name}`).join(', ');

/** Fact 41 (F9): a record dated after the day of delivery is doubtful. */
export function checkDatedByDelivery(shoeCase: ShoeCase): Finding {
  const delivered = shoeCase.delivery?.date ?? null;
  const rule = 'A record dated after the day of delivery is a common reason for denial.';
  if (delivered === null) return notApplicable('Nothing is delivered yet.');
  const papers = verifiedRecords(shoeCase);
  if (papers.length === 0) return unknown(`No record is verified yet. ${rule}`);
  const late = papers.filter(({ paper }) => paper.dated !== null && paper.dated > delivered);
  const undated = papers.filter(({ paper }) => paper.dated === null);
  return mostSevere(
    [
      ...late.map(({ name, paper }) =>
        warning(
          `The ${name} is dated ${formatDate(paper.dated ?? delivered)}, after the delivery on ${formatDate(delivered)}. ${rule}`,
        ),
      ),
      undated.length > 0
        ? unknown(`Not recorded: the date on ${listed(undated.map(({ name }) => name))}. ${rule}`)
        : null,
    ],
    pass('Every verified record is dated by the day of delivery.'),
  );
}

/** Fact 42 (F10, G18): the author signed each record. */
export function checkSignedByAuthor(shoeCase: ShoeCase): Finding {
  const papers = verifiedRecords(shoeCase);
  const rule = 'The author must sign each note.';
  if (papers.length === 0) return unknown(`No record is verified yet. ${rule}`);
  const unsigned = papers.filter(({ paper }) => paper.signed === false);
  const open = (what: string, lacks: (paper: EvidencePaper) => boolean) => {
    const found = papers.filter(({ paper }) => lacks(paper));
    return found.length > 0 ? unknown(`Not recorded: ${what} ${listed(found.map(({ name }) => name))}. ${rule}`) : null;
  };
  return mostSevere(
    [
      ...unsigned.map(({ name, slot }) => broken(42, `The ${name} isn’t signed by its author. ${cures[slot] ?? cure}`)),
      open('who wrote', ({ author }) => !author?.trim()),
      open('who signed', ({ signed }) => signed === null),
    ],
    pass('Every verified record is signed by its author.'),
  );
}

const cure = 'Ask the author for a signature log or an attestation; no one else can sign for them.';
const cures: Partial<Record<EvidenceSlot, string>> = {
  certifying_statement: 'Ask the certifier for a signed statement.',
};

/** Fact 43 (F9): numbers for both feet. */
export function checkMeasurements({ evaluation }: ShoeCase): Finding {
  const rule = 'Auditors look for numbers: write down the length and width of each foot.';
  if (!evaluation) return notRecorded({ 'the store’s foot evaluation': evaluation }, rule);
  if (evaluation.measured === false) return broken(43, `The feet weren’t measured. ${rule}`);
  const feet = evaluation.feet ?? null;
  const without = (['left', 'right'] as const).filter((side) => !feet?.[side]?.lengthMm || !feet[side].widthMm);
  if (without.length === 0) return pass('Length and width of both feet are recorded.');
  if (without.length === 1) return warning(`The ${without[0]} foot has no length and width recorded. ${rule}`);
  if (evaluation.measured === null) return notRecorded({ 'the measurements of the feet': null }, rule);
  return warning(`The feet were measured, but no numbers are recorded. ${rule}`);
}
