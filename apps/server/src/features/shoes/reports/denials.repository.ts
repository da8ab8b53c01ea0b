import { shoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { shoeChecklist } from '@rxweb/contracts/shoes/records';
import type { ShoeCaseSource } from '@rxweb/domain/shoes/denials/count-denials';
import type { EvidenceDocument } from '@rxweb/domain/shoes/evidence';
import type { AnySql } from '@rxweb/platform/sql/sql';
import { orderByDeadline } from '../case-list-items.ts';

interface CaseRow {
  id: string;
  patient_name: string;
  checklist: unknown;
  details: unknown;
}

/** Not archived, and either not billed or with a records request that isn't answered; soonest deadline first. */
export async function listDeniableCases(sql: AnySql, limit: number): Promise<ShoeCaseSource[]> {
  const rows = await sql<CaseRow[]>`
    select c.id, c.patient_name, c.checklist, c.details
    from public.dme_shoe_cases c
    where not c.archived and (c.billed_on is null
      or jsonb_typeof(c.details -> 'recordsRequest') = 'object' and c.details -> 'recordsRequest' ->> 'sentOn' is null)
    order by ${orderByDeadline(sql)} limit ${limit}`;
  const documents = await listPapers(sql, rows);
  return rows.map(({ checklist, details, ...row }) => ({
    ...row,
    checklist: shoeChecklist.parse(checklist),
    details: shoeCaseDetails.parse(details),
    documents: documents.get(row.id) ?? [],
  }));
}

/** By case. */
async function listPapers(sql: AnySql, cases: readonly CaseRow[]): Promise<Map<string, EvidenceDocument[]>> {
  const rows = await sql<(Omit<EvidenceDocument, 'verifiedAt'> & { caseId: string; verifiedAt: Date | null })[]>`
    select case_id as "caseId", requirement, verified_at as "verifiedAt", dated::text as dated, author, credential, signed
    from public.dme_shoe_documents
    where case_id = any(${cases.map(({ id }) => id)}::uuid[]) and removed_at is null order by added_at, id`;
  const papers = rows.map((row) => ({ ...row, verifiedAt: row.verifiedAt?.toISOString() ?? null }));
  return Map.groupBy(papers, ({ caseId }) => caseId);
}
