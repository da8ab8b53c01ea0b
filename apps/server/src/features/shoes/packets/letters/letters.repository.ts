import type { ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import type { FaxOutcome, LetterRecipient, ShoeFax } from '@rxweb/contracts/shoes/packets';
import type { AnySql, Fragment } from '@rxweb/platform/sql/sql';

type Row = Omit<ShoeFax, 'at' | 'outcomeAt'> & { at: Date; outcomeAt: Date | null };

async function read(sql: AnySql, which: Fragment): Promise<ShoeFax[]> {
  const rows = await sql<Row[]>`
    select f.id, f.at, app.person(f.by_id) as by, f.recipient, f.name, f.number, f.pages, f.outcome, f.outcome_at as "outcomeAt",
      app.person(f.outcome_by) as "outcomeBy"
    from app.shoe_faxes f where ${which} order by f.at desc, f.id limit 200`;
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    outcomeAt: row.outcomeAt?.toISOString() ?? null,
  }));
}

/** Latest first, at most 200. */
export const listFaxes = (sql: AnySql, caseId: string): Promise<ShoeFax[]> => read(sql, sql`f.case_id = ${caseId}`);

export async function findFax(sql: AnySql, caseId: string, id: string): Promise<ShoeFax | null> {
  const [fax] = await read(sql, sql`f.case_id = ${caseId} and f.id = ${id}`);
  return fax ?? null;
}

interface NewFax {
  caseId: string;
  by: string;
  recipient: LetterRecipient;
  name: string | null;
  number: string | null;
  pages: number;
}

export async function insertFax(sql: AnySql, { caseId, by, recipient, name, number, pages }: NewFax): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into app.shoe_faxes (case_id, by_id, recipient, name, number, pages)
    values (${caseId}, ${by}, ${recipient}, ${name}, ${number}, ${pages}) returning id`;
  return row.id;
}

export async function insertCodes(
  sql: AnySql,
  { caseId, faxId }: { caseId: string; faxId: string },
  codes: readonly (readonly [ShoeRequirement, string])[],
): Promise<void> {
  const rows = codes.map(([requirement, code]) => ({ code, case_id: caseId, fax_id: faxId, requirement }));
  if (rows.length > 0) await sql`insert into app.shoe_page_codes ${sql(rows)}`;
}

/** False if it isn't this case's. */
export async function markFax(
  sql: AnySql,
  { caseId, id, by, outcome }: { caseId: string; id: string; by: string; outcome: FaxOutcome },
): Promise<boolean> {
  const isKnown = outcome !== 'made';
  const { count } = await sql`
    update app.shoe_faxes set outcome = ${outcome}, outcome_at = case when ${isKnown} then now() end,
      outcome_by = ${isKnown ? by : null}
    where case_id = ${caseId} and id = ${id}`;
  return count > 0;
}

/** Numbers to which packets for people of this name were made, in any case; without wrong numbers. */
export async function listKnownNumbers(sql: AnySql, names: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await sql<{ name: string; numbers: string[] }[]>`
    select lower(name) as name, array_agg(distinct number) as numbers from app.shoe_faxes f
    where lower(name) = any(${names.map((name) => name.toLowerCase())}) and number is not null
      and not exists (select from app.shoe_faxes w where w.number = f.number and lower(w.name) = lower(f.name) and w.outcome = 'wrong_number')
    group by lower(name)`;
  return new Map(rows.map(({ name, numbers }) => [name, numbers]));
}
