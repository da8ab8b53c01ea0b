import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import type { ShoeEvidence } from '@rxweb/contracts/shoes/evidence';
import { checkShoeCase } from '@rxweb/domain/shoes/check-case';
import { evidenceOf, progress } from '@rxweb/domain/shoes/evidence';
import { type NextAction, nextAction } from '@rxweb/domain/shoes/next-action';
import { openRequestDue } from '@rxweb/domain/shoes/records-request';
import { toShoeCase } from '@rxweb/domain/shoes/shoe-case';
import { summarizeShoeCase } from '@rxweb/domain/shoes/summarize-case';
import type { AnySql } from '@rxweb/platform/sql/sql';
import type { CaseRecord } from './case-record.ts';

/** Raise it when the rules below change: the server recomputes older rows when it starts. */
export const summaryForm = 2;

type Summarized = Pick<CaseRecord, 'details' | 'checklist' | 'patient_name'>;
type Papers = readonly Omit<ShoeDocument, 'addedBy' | 'verifiedBy'>[];

/** The columns that lists sort by and show. Independent of the day. */
export function summaryColumns(sql: AnySql, record: Summarized, documents: Papers) {
  const { details, checklist } = record;
  const evidence = evidenceOf(details, checklist, documents);
  // A billed case is finished: its lane rests on what is recorded, its progress on the papers.
  const summary = summarizeShoeCase(details, details.billed === null ? evidence : null);
  const next = nextOnAnyDay(record, evidence);
  return {
    missing: summary.missing,
    delivered_on: summary.deliveredOn,
    billed_on: summary.billedOn,
    runs_out_first: summary.runsOutFirst,
    next_deadline: summary.nextDeadline,
    waiting_since: summary.waitingSince,
    request_due: openRequestDue(details.recordsRequest),
    progress: sql.json({ ...progress(evidence) }),
    next_action: next.kind === 'done' ? null : sql.json({ ...next }),
    summary_form: summaryForm,
  };
}

const noItems = { depthPairs: 0, customPairs: 0, insertPairs: 0, modifications: 0 };

/** Without a day, windows of an undelivered case are unknown. */
function nextOnAnyDay({ details, patient_name }: Summarized, evidence: ShoeEvidence): NextAction {
  const context = { id: 'summary', today: '2000-01-01', suppliedHere: noItems, evidence, patientName: patient_name };
  const shoeCase = toShoeCase(details, context);
  const days = { deliveredOn: details.delivery?.date ?? null, billedOn: details.billed };
  return nextAction(evidence, checkShoeCase({ ...shoeCase, today: null }), days);
}
