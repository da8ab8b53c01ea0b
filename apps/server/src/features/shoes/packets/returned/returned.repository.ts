import type { AnySql } from '@rxweb/platform/sql/sql';
import type { Slot } from './sort-pages.ts';

/** Whether any page could come back. */
export async function hasCodes(sql: AnySql): Promise<boolean> {
  const rows = await sql`select 1 from app.shoe_page_codes limit 1`;
  return rows.length > 0;
}

export async function findSlots(sql: AnySql, codes: readonly string[]): Promise<Map<string, Slot>> {
  const rows = await sql<({ code: string } & Slot)[]>`
    select code, case_id as "caseId", requirement from app.shoe_page_codes where code = any(${[...codes]})`;
  return new Map(rows.map(({ code, caseId, requirement }) => [code, { caseId, requirement }]));
}

export async function namesOf(sql: AnySql, caseIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; name: string }[]>`
    select id, patient_name as name from public.dme_shoe_cases where id = any(${[...caseIds]})`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
