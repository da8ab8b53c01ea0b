import type { ShoeCaseListItem } from '@rxweb/contracts/shoes/cases';
import { mustSlots } from '@rxweb/contracts/shoes/evidence';
import type { AnySql } from '@rxweb/platform/sql/sql';

/** In JSON, the time is a string. */
export type ListItemRow = Omit<ShoeCaseListItem, 'updatedAt' | 'progress'> & {
  updatedAt: Date | string;
  /** Null for seconds after an update of the program, until the server has computed it. */
  progress: ShoeCaseListItem['progress'] | null;
};

const noPapers = { verified: 0, onFile: 0, total: mustSlots.length };

/** From `public.dme_shoe_cases c`. */
export const listItemColumns = (sql: AnySql) => sql`
  c.id, c.patient_id, c.patient_name, c.patient_phone, c.status,
  app.person(c.owner_id) as owner,
  c.next_deadline::text as "nextDeadline", c.runs_out_first as "runsOutFirst", c.missing, c.progress, case when not c.archived then c.next_action end as next,
  c.waiting_since::text as "waitingSince", c.request_due::text as "requestDue", c.updated_at as "updatedAt"`;

/** Must match the index; missing values come last. */
export const deadline = (sql: AnySql) => sql`coalesce(c.next_deadline, 'infinity')`;

export const orderByDeadline = (sql: AnySql) => sql`${deadline(sql)}, c.updated_at desc, c.id`;

/** Qualify the status: a full case has several. */
export function toListItem({ updatedAt, progress, ...row }: ListItemRow): ShoeCaseListItem {
  return { ...row, progress: progress ?? noPapers, updatedAt: new Date(updatedAt).toISOString() };
}
