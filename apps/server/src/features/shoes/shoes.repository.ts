import type { Person } from '@rxweb/contracts/shared/staff-person';
import type { shoeNote } from '@rxweb/contracts/shoes/cases';
import { shoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { shoeChecklist } from '@rxweb/contracts/shoes/records';
import type { AnySql, Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type * as z from 'zod/mini';
import type { CaseChange } from './case-changes.ts';
import type { CaseRecord } from './case-record.ts';
import { summaryColumns, summaryForm } from './case-summary.ts';
import { listDocuments } from './documents/documents.repository.ts';
import { isSamePatient } from './same-patient.ts';

/** Locks the row, but lets documents be added; null if missing. */
export async function lockCase(
  tx: TransactionSql,
  id: string,
): Promise<{ record: CaseRecord; version: number } | null> {
  const [row] = await tx<(Omit<CaseRecord, 'checklist' | 'details'> & Stored)[]>`
    select patient_id, patient_name, patient_phone, shoe_size, diabetes_dx_date::text, notes, checklist, details,
      owner_id as "ownerId", archived, version
    from public.dme_shoe_cases where id = ${id} for no key update`;
  if (!row) return null;
  const { version, checklist, details, ...rest } = row;
  return {
    record: { ...rest, checklist: shoeChecklist.parse(checklist), details: shoeCaseDetails.parse(details) },
    version,
  };
}

interface Stored {
  checklist: unknown;
  details: unknown;
  version: number;
}

export async function insertCase(tx: TransactionSql, record: CaseRecord, by: string): Promise<string> {
  const [row] = await tx<[{ id: string }]>`
    insert into public.dme_shoe_cases ${tx({ ...columnsOf(tx, record), created_by: by })} returning id`;
  return row.id;
}

export async function writeCase(tx: TransactionSql, id: string, record: CaseRecord): Promise<void> {
  const columns = columnsOf(tx, record, await listDocuments(tx, id));
  await tx`
    update public.dme_shoe_cases
    set ${tx(columns)}, version = version + 1, updated_at = clock_timestamp() where id = ${id}`;
}

/** Saved with the record so they always agree. */
export function columnsOf(sql: AnySql, record: CaseRecord, documents: Awaited<ReturnType<typeof listDocuments>> = []) {
  const { ownerId, checklist, details, ...rest } = record;
  return {
    ...rest,
    checklist: sql.json(checklist),
    details: sql.json(details),
    owner_id: ownerId,
    ...summaryColumns(sql, record, documents),
  };
}

/** After a change of its documents, in the same transaction. Locks the case; false if missing. */
export async function summarizeAgain(tx: TransactionSql, id: string): Promise<boolean> {
  const locked = await lockCase(tx, id);
  if (!locked) return false;
  const columns = summaryColumns(tx, locked.record, await listDocuments(tx, id));
  await tx`update public.dme_shoe_cases set ${tx(columns)} where id = ${id}`;
  return true;
}

const casesAtOnce = 100;

/** Recomputes the list columns of cases with older rules, a few at a time. Returns how many. */
export async function summarizeOldCases(sql: Sql, signal: AbortSignal): Promise<number> {
  let done = 0;
  while (!signal.aborted) {
    const ids = await sql<{ id: string }[]>`
      select id from public.dme_shoe_cases where summary_form < ${summaryForm} limit ${casesAtOnce}`;
    for (const { id } of ids) {
      if (signal.aborted) return done;
      if (await inTransaction(sql, (tx) => summarizeAgain(tx, id))) done += 1;
    }
    if (ids.length < casesAtOnce) return done;
  }
  return done;
}

/** Creations of one patient's cases wait for each other, so each sees the others. Locks in one order. */
export async function lockPatient(tx: TransactionSql, { patient_id, details }: CaseRecord): Promise<void> {
  await tx`
    select pg_advisory_xact_lock(hashtextextended(key, 26)) from (
      select key from unnest(array[
        'id ' || app.patient_key(${patient_id}), 'medicare ' || app.medicare_key(${details.patient?.medicareId ?? null})]) key
      where key is not null order by key) keys`;
}

/** The oldest undelivered case of the same patient. */
export async function findOpenCase(tx: TransactionSql, id: string): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    select o.id from public.dme_shoe_cases me join public.dme_shoe_cases o on ${isSamePatient(tx, 'o', 'me')}
    where me.id = ${id} and o.id <> me.id and o.status = 'open' order by o.created_at, o.id limit 1`;
  return row?.id ?? null;
}

const doubledSeconds = 10;

/** The same person's identical case from moments ago. Parallel submits wait for the first. */
export async function findRecentDuplicate(tx: TransactionSql, record: CaseRecord, by: string): Promise<string | null> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${by + JSON.stringify(record)}, 0))`;
  const { patient_phone, shoe_size, diabetes_dx_date, notes, checklist, details } = record;
  const [row] = await tx<{ id: string }[]>`
    select id from public.dme_shoe_cases
    where patient_id = ${record.patient_id} and patient_name = ${record.patient_name}
      and created_by = ${by} and version = 1 and created_at > now() - ${doubledSeconds} * interval '1 second'
      and patient_phone is not distinct from ${patient_phone} and shoe_size is not distinct from ${shoe_size}
      and diabetes_dx_date is not distinct from ${diabetes_dx_date}::date and notes is not distinct from ${notes}
      and checklist = ${JSON.stringify(checklist)}::text::jsonb and details = ${JSON.stringify(details)}::text::jsonb
    limit 1`;
  return row?.id ?? null;
}

interface NewChanges {
  caseId: string;
  version: number;
  by: string;
  changes: readonly CaseChange[];
}

export async function insertChanges(tx: TransactionSql, { caseId, version, by, changes }: NewChanges) {
  await tx`
    insert into public.dme_shoe_changes (case_id, version, at, by_id, changes)
    values (${caseId}, ${version}, clock_timestamp(), ${by}, ${JSON.stringify(changes)}::text::jsonb)`;
}

export async function insertNote(
  tx: TransactionSql,
  { caseId, by, text }: { caseId: string; by: string; text: string },
): Promise<z.infer<typeof shoeNote> | null> {
  const [row] = await tx<{ id: string; at: Date; by: Person }[]>`
    with made as (
      insert into public.dme_shoe_notes (case_id, by_id, text)
      select id, ${by}, ${text} from public.dme_shoe_cases where id = ${caseId}
      returning id, at, by_id
    )
    select m.id, m.at, app.person(m.by_id) as by from made m`;
  return row ? { ...row, at: row.at.toISOString(), text } : null;
}

export interface HistoryEntry {
  version: number;
  at: string;
  by: Person;
  changes: CaseChange[];
}

/** Newest first; empty only if the case is missing. */
export async function readHistory(sql: AnySql, id: string): Promise<HistoryEntry[]> {
  const rows = await sql<(Omit<HistoryEntry, 'at'> & { at: Date })[]>`
    select h.version, h.at, app.person(h.by_id) as by, h.changes
    from public.dme_shoe_changes h
    where h.case_id = ${id} order by h.version desc`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** By name. */
export async function listOwners(sql: AnySql): Promise<Person[]> {
  return sql<Person[]>`
    select user_id as id, app.person_name(user_id) as name from app.acting_staff where role in ('pharmacist', 'admin')
    order by lower(app.person_name(user_id)), user_id`;
}
