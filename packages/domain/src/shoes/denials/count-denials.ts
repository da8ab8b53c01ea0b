import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import type { ShoeChecklist } from '@rxweb/contracts/shoes/records';
import { type DenialCheck, denialChecks } from '@rxweb/contracts/shoes/reports';
import { checkShoeCase } from '../check-case.ts';
import { type EvidenceDocument, evidenceOf } from '../evidence.ts';
import { toShoeCase } from '../shoe-case.ts';

/** A case with its papers. */
export interface ShoeCaseSource {
  id: string;
  patient_name: string;
  checklist: ShoeChecklist;
  details: ShoeCaseDetails;
  documents: readonly EvidenceDocument[];
}

interface DenialContext {
  /** The store's date, `YYYY-MM-DD`. */
  today: string;
  staff: readonly string[];
  /** Cases named for each reason. */
  most: number;
}

export interface DenialCount {
  check: DenialCheck;
  /** The check fails. */
  failing: number;
  /** Not shown by a verified paper yet, or doubtful. */
  open: number;
  named: Pick<ShoeCaseSource, 'id' | 'patient_name'>[];
}

const noItems = { depthPairs: 0, customPairs: 0, insertPairs: 0, modifications: 0 };

/** What contractors would find in these cases: every reason, those of most cases first. */
export function countDenials(cases: readonly ShoeCaseSource[], { today, staff, most }: DenialContext): DenialCount[] {
  const counts = denialChecks.map((check): DenialCount => ({ check, failing: 0, open: 0, named: [] }));
  for (const { id, patient_name, checklist, details, documents } of cases) {
    const evidence = evidenceOf(details, checklist, documents);
    const context = { id, today, suppliedHere: noItems, evidence, patientName: patient_name, staff };
    const { checks } = checkShoeCase(toShoeCase(details, context));
    for (const count of counts) {
      const state = checks[count.check]?.state;
      if (state === 'warning' || state === 'unknown') count.open += 1;
      if (state !== 'fail') continue;
      count.failing += 1;
      if (count.named.length < most) count.named.push({ id, patient_name });
    }
  }
  return counts.toSorted((a, b) => b.failing - a.failing || b.open - a.open);
}
