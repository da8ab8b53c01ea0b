import type { ShoeCaseFile, shoeNote } from '@rxweb/contracts/shoes/cases';
import type { ShoeItems } from '@rxweb/contracts/shoes/checks';
import { shoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { shoeChecklist } from '@rxweb/contracts/shoes/records';
import type { StoreInfo } from '@rxweb/contracts/store';
import { checkShoeCase, isReadyForKx, isReadyToBill } from '@rxweb/domain/shoes/check-case';
import { evidenceOf, progress } from '@rxweb/domain/shoes/evidence';
import { nextAction } from '@rxweb/domain/shoes/next-action';
import { toShoeCase } from '@rxweb/domain/shoes/shoe-case';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import type { AnySql } from '@rxweb/platform/sql/sql';
import type * as z from 'zod/mini';
import { AppError } from '../../kernel/errors/app-error.ts';
import { type ListItemRow, listItemColumns, toListItem } from './case-list-items.ts';
import { listDocuments, toDocument } from './documents/documents.repository.ts';
import { otherCases } from './same-patient.ts';

type Note = z.infer<typeof shoeNote>;
type CaseRow = ListItemRow &
  Pick<ShoeCaseFile, 'version' | 'shoe_size' | 'diabetes_dx_date' | 'notes' | 'createdBy'> & {
    checklist: unknown;
    details: unknown;
    createdAt: Date;
  };

/** A person has few; a mistyped id may have many. */
const mostOtherCases = 50;
const mostStaff = 100;

/** Judged for `today`, the store's date (`YYYY-MM-DD`); null if missing. Includes archived cases. The caller writes the audit entry. */
async function readCaseFile(sql: AnySql, id: string, today: string): Promise<ShoeCaseFile | null> {
  const [row] = await sql<CaseRow[]>`
    select ${listItemColumns(sql)}, c.version, c.shoe_size, c.diabetes_dx_date::text, c.notes, c.checklist, c.details,
      c.created_at as "createdAt", app.person(c.created_by) as "createdBy"
    from public.dme_shoe_cases c
    where c.id = ${id}`;
  if (!row) return null;
  const { checklist: _, details: __, createdAt, version, shoe_size, diabetes_dx_date, notes, createdBy, ...line } = row;
  // Restore the contract's key order, which jsonb loses.
  const details = shoeCaseDetails.parse(row.details);
  const judgedYear = (details.delivery?.date ?? today).slice(0, 4);
  const [suppliedHere, others, staff, caseNotes, documents] = await Promise.all([
    countSuppliedHere(sql, id, judgedYear),
    listOtherCases(sql, id),
    listStaffNames(sql),
    readNotes(sql, id),
    listDocuments(sql, id),
  ]);
  const checklist = shoeChecklist.parse(row.checklist);
  const evidence = evidenceOf(details, checklist, documents);
  const shoeCase = toShoeCase(details, {
    id,
    today,
    suppliedHere,
    evidence,
    patientName: row.patient_name,
    staff,
  });
  const verdict = checkShoeCase(shoeCase);
  const next = nextAction(evidence, verdict, { deliveredOn: details.delivery?.date ?? null, billedOn: details.billed });
  return {
    ...toListItem(line),
    progress: progress(evidence),
    next: row.status === 'archived' || next.kind === 'done' ? null : next,
    version,
    shoe_size,
    diabetes_dx_date,
    notes,
    createdBy,
    checklist,
    details,
    createdAt: createdAt.toISOString(),
    today,
    evidence,
    verdict,
    readyForKx: isReadyForKx(shoeCase, verdict),
    readyToBill: isReadyToBill(shoeCase, verdict),
    suppliedHere,
    staffNames: staff,
    otherCases: others,
    caseNotes,
    documents: documents.map(toDocument),
  };
}

/** As {@link readCaseFile}, for the store's today. Throws `not_found`. */
export async function requireCaseFile(
  sql: AnySql,
  { store, now }: { store: StoreInfo; now(): Date },
  id: string,
): Promise<ShoeCaseFile> {
  const file = await readCaseFile(sql, id, storeDate(store, now()));
  if (!file) throw new AppError('not_found');
  return file;
}

/** Of the same patient. Without archived cases. */
async function countSuppliedHere(sql: AnySql, id: string, year: string): Promise<ShoeItems> {
  const [sum] = await sql<[ShoeItems]>`
    ${otherCases(sql, id)}
    select coalesce(sum((details -> 'items' ->> 'depthPairs')::int), 0)::int as "depthPairs",
      coalesce(sum((details -> 'items' ->> 'customPairs')::int), 0)::int as "customPairs",
      coalesce(sum((details -> 'items' ->> 'insertPairs')::int), 0)::int as "insertPairs",
      coalesce(sum((details -> 'items' ->> 'modifications')::int), 0)::int as modifications
    from others
    where not archived and delivered_on between ${`${year}-01-01`} and ${`${year}-12-31`}`;
  return sum;
}

/** Newest first. */
function listOtherCases(sql: AnySql, id: string): Promise<ShoeCaseFile['otherCases']> {
  return sql<ShoeCaseFile['otherCases']>`
    ${otherCases(sql, id)}
    select id, patient_id, patient_name, status, delivered_on::text as "deliveredOn"
    from others order by created_at desc, id limit ${mostOtherCases}`;
}

/** Staff may not sign for the patient (domain facts 2, G6). */
export async function listStaffNames(sql: AnySql): Promise<string[]> {
  const rows = await sql<{ name: string | null }[]>`
    select distinct app.person_name(user_id) as name from app.staff order by name limit ${mostStaff}`;
  return rows.flatMap(({ name }) => name ?? []);
}

async function readNotes(sql: AnySql, id: string): Promise<Note[]> {
  const rows = await sql<(Omit<Note, 'at'> & { at: Date })[]>`
    select n.id, n.at, app.person(n.by_id) as by, n.text
    from public.dme_shoe_notes n
    where n.case_id = ${id} order by n.at, n.id`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
