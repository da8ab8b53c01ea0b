import type { ShoeCaseListItem } from '@rxweb/contracts/shoes/cases';
import type { AnySql } from '@rxweb/platform/sql/sql';

/** The time is a text where rows come as JSON. */
export type ListItemRow = Omit<ShoeCaseListItem, 'updatedAt'> & { updatedAt: Date | string };

/** The columns of a line, of `public.dme_shoe_cases c` and its owner's account `owner`. */
export const listItemColumns = (sql: AnySql) => sql`
  c.id, c.patient_id, c.patient_name, c.patient_phone, c.status,
  case when c.owner_id is not null then jsonb_build_object('id', c.owner_id, 'email', owner.email) end as owner,
  c.next_deadline::text as "nextDeadline", c.runs_out_first as "runsOutFirst", c.missing,
  c.waiting_since::text as "waitingSince", c.updated_at as "updatedAt"`;

/** An account that was deleted is no address any more. */
export const joinOwner = (sql: AnySql) => sql`
  left join auth.users owner on owner.id = c.owner_id and owner.deleted_at is null`;

/** As it is indexed: what has none comes last. */
export const deadline = (sql: AnySql) => sql`coalesce(c.next_deadline, 'infinity')`;

/** Soonest deadline first, those without one last. */
export const orderByDeadline = (sql: AnySql) => sql`${deadline(sql)}, c.updated_at desc, c.id`;

/** The status is named: within a whole case there is more beside it. */
export function toListItem({ updatedAt, ...row }: ListItemRow): ShoeCaseListItem {
  return { ...row, updatedAt: new Date(updatedAt).toISOString() };
}
