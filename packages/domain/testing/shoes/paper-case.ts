import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import type { EvidencePaper, EvidenceSlot, ShoeEvidence } from '@rxweb/contracts/shoes/evidence';
import { caseWith } from './full-case.ts';

const certifier = 'Irina Petrova, MD';
const podiatrist = 'Sam Ellis, DPM';
const fitter = 'Rosa Diaz';

const paper = (dated: string, author: string, credential: EvidencePaper['credential']): EvidencePaper => ({
  dated,
  author,
  credential,
  signed: true,
});

/** What each paper of the full case says. */
export const fullPapers: Record<EvidenceSlot, EvidencePaper> = {
  visit_notes: paper('2026-01-10', certifier, 'MD'),
  foot_exam: paper('2026-01-15', podiatrist, 'DPM'),
  certifying_statement: paper('2026-02-05', certifier, 'MD'),
  order: paper('2026-02-06', podiatrist, 'DPM'),
  evaluation: paper('2026-02-10', fitter, 'other'),
  fitting: paper('2026-03-03', fitter, 'other'),
  proof_of_delivery: paper('2026-03-03', 'Ana María Torres', null),
  invoice: paper('2026-02-20', 'Shoe Works', null),
};

/** A slot to change: a state, or what the verified paper says. */
export type SlotChange = Partial<EvidencePaper> | NonNullable<ShoeEvidence[EvidenceSlot]> | null;

/** All papers verified, some changed. */
export function evidenceWith(change: Partial<Record<EvidenceSlot, SlotChange>> = {}): ShoeEvidence {
  const slots = Object.entries(fullPapers).map(([slot, said]) => {
    const changed = change[slot as EvidenceSlot];
    if (changed === null || (changed && 'state' in changed)) return [slot, changed];
    return [slot, { state: 'verified', paper: { ...said, ...changed }, documents: 1 }];
  });
  return Object.fromEntries(slots);
}

/** The full case with every paper verified, its people, its receipt and its claim lines. */
export function paperCase(
  change: Partial<ShoeCase> = {},
  papers: Partial<Record<EvidenceSlot, SlotChange>> = {},
): ShoeCase {
  const foot = { lengthMm: 262, widthMm: 104 };
  const full = caseWith({});
  return {
    ...full,
    visit: { date: '2026-01-10', mode: 'in_person', by: 'certifier' },
    evaluation: full.evaluation && { ...full.evaluation, feet: { left: foot, right: foot } },
    people: { patient: 'Ana María Torres', certifier, prescriber: podiatrist, staff: [fitter, 'Tom Lund'] },
    receipt: {
      receivedBy: 'Ana Maria Torres',
      relationship: null,
      address: '12 Cedar Lane, Millbrook, OR 97000',
      goods: [
        { code: 'A5500', units: 2 },
        { code: 'A5512', units: 6 },
      ],
    },
    lines: [
      { code: 'A5500', side: 'RT', units: 1 },
      { code: 'A5500', side: 'LT', units: 1 },
      { code: 'A5512', side: 'RT', units: 3 },
      { code: 'A5512', side: 'LT', units: 3 },
    ],
    evidence: evidenceWith(papers),
    ...change,
  };
}
