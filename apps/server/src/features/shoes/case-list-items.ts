import type { ShoeCaseListItem } from '@rxweb/contracts/shoes/cases';
import type { AnySql } from '@rxweb/platform/sql/sql';

/** In JSON, the time is a string. */
export type ListItemRow = Omit<ShoeCaseListItem, 'updatedAt'> & { updatedAt: Date | string };

/** From `public.dme_shoe_cases c`. */
export const listItemColumns = (sql: AnySql) => sql`
  c.id, c.patient_id, c.patient_name, c.patient_phone, c.status,
  app.person(c.owner_id) as owner,
  c.next_deadline::text as "nextDeadline", c.runs_out_first as "runsOutFirst", c.missing,
  c.waiting_since::text as "waitingSince", c.updated_at as "updatedAt"`;

/** Must match the index; missing values come last. */
export const deadline = (sql: AnySql) => sql`coalesce(c.next_deadline, 'infinity')`;

export const orderByDeadline = (sql: AnySql) => sql`${deadline(sql)}, c.updated_at desc, c.id`;

/** Qualify the status: a full case has several. */
export function toListItem({ updatedAt, ...row }: ListItemRow): ShoeCaseListItem {
  return { ...row, updatedAt: new Date(updatedAt).toISOString() };
}
