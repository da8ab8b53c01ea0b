import type { SmsView } from '@rxweb/contracts/sms/messages';
import type { AnySql, Fragment } from '@rxweb/platform/sql/sql';
import { countUpToLimit } from '../../../kernel/lists/count-up-to-limit.ts';

/** Conditions on `public.sms_people p`. A snooze that has ended counts as open. */
export function viewConditions(sql: AnySql, userId: string) {
  const isSnoozed = sql`coalesce(p.snoozed_until > now(), false)`;
  const isOpen = sql`(not p.is_done and not ${isSnoozed})`;
  return {
    open: isOpen,
    mine: sql`(${isOpen} and p.assigned_to = ${userId})`,
    unassigned: sql`(${isOpen} and p.assigned_to is null)`,
    unread: sql`p.unread > 0`,
    snoozed: sql`(not p.is_done and p.snoozed_until > now())`,
    done: sql`p.is_done`,
  } satisfies Record<SmsView, Fragment>;
}

/** People per view, up to the count limit; `unread` counts messages. */
export async function countViews(sql: AnySql, userId: string): Promise<Record<SmsView, number>> {
  const is = viewConditions(sql, userId);
  const people = (isWanted: Fragment) =>
    countUpToLimit(sql, sql`from public.sms_people p where p.last_at is not null and ${isWanted}`);
  const [row] = await sql<[Record<SmsView, number>]>`
    select ${people(is.open)} as open, ${people(is.mine)} as mine, ${people(is.unassigned)} as unassigned,
      ${countUpToLimit(sql, sql`from public.messages m where ${isUnread(sql)}`)} as unread, ${people(is.snoozed)} as snoozed, ${people(is.done)} as done`;
  return row;
}

/** Texts that wait for their time, up to the count limit. */
export async function countScheduled(sql: AnySql, now: Date): Promise<number> {
  const [row] = await sql<
    [{ count: number }]
  >`select ${countUpToLimit(sql, sql`from public.messages m where ${isHeld(sql, now)}`)} as count`;
  return row.count;
}

/** Of `public.messages m`: waits for its time, and not just to be taken back. */
export const isHeld = (sql: AnySql, now: Date) => sql`
  (m.direction = 'outbound' and m.hand_over = 'waiting' and m.not_before > ${now} and m.hold is distinct from 'undo')`;

/** Of `public.messages m`. */
export const isUnread = (sql: AnySql) => sql`(m.direction = 'inbound' and m.status <> 'read')`;
