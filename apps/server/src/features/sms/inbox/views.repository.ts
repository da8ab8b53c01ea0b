import type { SmsView } from '@rxweb/contracts/sms';
import type postgres from 'postgres';

/** Of `public.sms_people p`, whom each view shows. A snooze that is over is open again. */
export function viewConditions(sql: postgres.ISql, userId: string) {
  const isSnoozed = sql`coalesce(p.snoozed_until > now(), false)`;
  const isOpen = sql`(not p.is_done and not ${isSnoozed})`;
  return {
    open: isOpen,
    mine: sql`(${isOpen} and p.assigned_to = ${userId})`,
    unassigned: sql`(${isOpen} and p.assigned_to is null)`,
    unread: sql`p.unread > 0`,
    snoozed: sql`(not p.is_done and ${isSnoozed})`,
    done: sql`p.is_done`,
  } satisfies Record<SmsView, postgres.Fragment>;
}

/** How many people each view shows; `unread` counts messages. */
export async function countViews(sql: postgres.ISql, userId: string): Promise<Record<SmsView, number>> {
  const is = viewConditions(sql, userId);
  const [row] = await sql<[Record<SmsView, number>]>`
    select count(*) filter (where ${is.open})::int as open, count(*) filter (where ${is.mine})::int as mine,
      count(*) filter (where ${is.unassigned})::int as unassigned, coalesce(sum(p.unread), 0)::int as unread,
      count(*) filter (where ${is.snoozed})::int as snoozed, count(*) filter (where ${is.done})::int as done
    from public.sms_people p where p.last_at is not null`;
  return row;
}
