import type { NoticeChannel, StaffNoticeKind } from '@rxweb/contracts/staff-notices';
import { type EscalationStep, urgentKinds } from '@rxweb/domain/notices/step-times';
import type { AnySql, Fragment, Sql, TransactionSql } from '@rxweb/platform/sql/sql';

/** Whom a notice is for. */
export interface Audience {
  id: string;
  roles: readonly string[];
  userId: string | null;
}

export interface How {
  kind: StaffNoticeKind;
  step: EscalationStep;
  at: Date;
  /** `HH:MM`, for quiet hours. */
  storeTime: string;
  keyId: string;
}

const stepNumbers: Record<EscalationStep, number> = { push: 1, mail: 2, admins: 3 };

/** Of `app.acting_staff s`: only who can act now. */
const isMeant = (sql: AnySql, { roles, userId }: Audience): Fragment =>
  sql`(s.user_id = ${userId}::uuid or s.role = any (${[...roles]}::text[]))`;

/** Of `app.notice_choices c`. Quiet hours never hold an urgent one. */
const isWanted = (sql: AnySql, channel: NoticeChannel, { kind, storeTime }: How): Fragment => sql`
  not (coalesce(c.off, '{}') @> array[${`${kind}.${channel}`}]::text[])
  and (${urgentKinds.includes(kind)} or c.quiet_from is null or not case
    when c.quiet_from <= c.quiet_to then ${storeTime} >= c.quiet_from and ${storeTime} < c.quiet_to
    else ${storeTime} >= c.quiet_from or ${storeTime} < c.quiet_to end)`;

export async function addInApp(tx: TransactionSql, audience: Audience, at: Date): Promise<void> {
  await tx`
    insert into app.notice_deliveries (notice_id, user_id, channel, step, state, at, sent_at)
    select ${audience.id}, s.user_id, 'app', 0, 'sent', ${at}, ${at} from app.acting_staff s where ${isMeant(tx, audience)}
    on conflict (notice_id, user_id, channel, device_id) do nothing`;
}

export async function addPushes(tx: TransactionSql, audience: Audience, how: How): Promise<void> {
  await tx`
    insert into app.notice_deliveries (notice_id, user_id, channel, subscription_id, device_id, step, state, next_at, at)
    select ${audience.id}, s.user_id, 'push', p.id, p.id, ${stepNumbers[how.step]}, 'waiting', ${how.at}, ${how.at}
    from app.acting_staff s join app.push_subscriptions p on p.user_id = s.user_id and p.key_id = ${how.keyId}
    left join app.notice_choices c on c.user_id = s.user_id
    where ${isMeant(tx, audience)} and ${isWanted(tx, 'push', how)}
    on conflict (notice_id, user_id, channel, device_id) do nothing`;
}

export async function addMails(tx: TransactionSql, audience: Audience, how: How): Promise<void> {
  await tx`
    insert into app.notice_deliveries (notice_id, user_id, channel, step, state, next_at, at)
    select ${audience.id}, s.user_id, 'mail', ${stepNumbers[how.step]}, 'waiting', ${how.at}, ${how.at}
    from app.acting_staff s left join app.notice_choices c on c.user_id = s.user_id
    where ${isMeant(tx, audience)} and ${isWanted(tx, 'mail', how)}
    on conflict (notice_id, user_id, channel, device_id) do nothing`;
}

export async function dropWaiting(tx: TransactionSql, noticeId: string): Promise<void> {
  await tx`
    update app.notice_deliveries set state = 'dropped' where notice_id = ${noticeId} and state = 'waiting'`;
}

/** Open screens read again once this is committed. */
export async function tellScreens(sql: AnySql): Promise<void> {
  await sql`update app.notice_head set revision = revision + 1`;
}

/** Mails and messages say the kind and how many of it wait for this person. */
export interface ClaimedDelivery {
  id: string;
  kind: StaffNoticeKind;
  subject: string;
  userId: string;
  email: string;
  subscriptionId: string | null;
  language: 'en' | 'es' | null;
  attempts: number;
  count: number;
}

/** Longer than any try takes. */
const claimSeconds = 60;

/**
 * Claims due deliveries before they are sent, so that one server sends each, once. Nothing goes to who can't act any more, and
 * nothing about what is settled, or was taken on since.
 */
export async function claimDue(sql: Sql, channel: NoticeChannel, limit: number, now: Date): Promise<ClaimedDelivery[]> {
  await markAbandoned(sql, channel, now);
  return sql<ClaimedDelivery[]>`
    with due as (
      select d.id from app.notice_deliveries d
      where d.channel = ${channel} and d.state = 'waiting' and d.next_at <= ${now}
      order by d.next_at, d.id limit ${limit} for update skip locked
    ), claimed as (
      update app.notice_deliveries d
      set state = case when n.settled_at is null and (n.taken_at is null or o.at > n.taken_at) and s.user_id is not null then 'sending' else 'dropped' end,
        attempts = d.attempts + 1, next_at = ${now}::timestamptz + ${claimSeconds} * interval '1 second'
      from due join app.notice_deliveries o on o.id = due.id join app.staff_notices n on n.id = o.notice_id
        left join app.acting_staff s on s.user_id = o.user_id
      where d.id = due.id
      returning d.id, d.state, n.kind, n.subject, d.user_id, s.email, s.role, d.subscription_id, d.attempts
    )
    select c.id::text, c.kind, c.subject, c.user_id as "userId", c.email, c.subscription_id as "subscriptionId", h.language, c.attempts,
      (select count(*)::int from app.staff_notices n where n.settled_at is null and n.kind = c.kind
        and (n.user_id = c.user_id or c.role = any (n.roles) or exists (
          select from app.notice_deliveries a where a.notice_id = n.id and a.user_id = c.user_id))) as count
    from claimed c left join app.notice_choices h on h.user_id = c.user_id where c.state = 'sending'`;
}

/** A server stopped before it had the answer: it isn't sent again. */
async function markAbandoned(sql: Sql, channel: NoticeChannel, now: Date): Promise<void> {
  await sql`
    update app.notice_deliveries set state = 'unknown', outcome = 'the server stopped'
    where channel = ${channel} and state = 'sending' and next_at <= ${now}`;
}

export type Ending = { state: 'sent' | 'failed' | 'unknown'; outcome: string };

export async function endDelivery(sql: Sql, id: string, { state, outcome }: Ending, now: Date): Promise<void> {
  await sql`
    update app.notice_deliveries set state = ${state}, outcome = ${outcome}, sent_at = ${state === 'sent' ? now : null}
    where id = ${id} and state = 'sending'`;
}

export async function putOff(sql: Sql, id: string, outcome: string, until: Date): Promise<void> {
  await sql`
    update app.notice_deliveries set state = 'waiting', outcome = ${outcome}, next_at = ${until}
    where id = ${id} and state = 'sending'`;
}
