import type { ShoeCaseListItem } from '@rxweb/contracts/shoes/cases';
import type { AnySql } from '@rxweb/platform/sql/sql';

/** In JSON, the time is a string. */
export type ListItemRow = Omit<ShoeCaseListItem, 'updatedAt'> & { updatedAt: Date | string };

/** From `public.dme_shoe_cases c` and its owner's account `owner`. */
export const listItemColumns = (sql: AnySql) => sql`
  c.id, c.patient_id, c.patient_name, c.patient_phone, c.status,
  case when c.owner_id is not null then jsonb_build_object('id', c.owner_id, 'email', owner.email) end as owner,
  c.next_deadline::text as "nextDeadline", c.runs_out_first as "runsOutFirst", c.missing,
  c.waiting_since::text as "waitingSince", c.updated_at as "updatedAt"`;

/** A deleted account has no address. */
export const joinOwner = (sql: AnySql) => sql`
  left join auth.users owner on owner.id = c.owner_id and owner.deleted_at is null`;

/** Must match the index; missing values come last. */
export const deadline = (sql: AnySql) => sql`coalesce(c.next_deadline, 'infinity')`;

export const orderByDeadline = (sql: AnySql) => sql`${deadline(sql)}, c.updated_at desc, c.id`;

/** Qualify the status: a full case has several. */
export function toListItem({ updatedAt, ...row }: ListItemRow): ShoeCaseListItem {
  return { ...row, updatedAt: new Date(updatedAt).toISOString() };
}
