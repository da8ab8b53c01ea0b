import type { Language } from '@rxweb/contracts/shared/language';
import type { Person } from '@rxweb/contracts/shared/staff-person';
import type {
  SmsAlarm,
  SmsAlarmKind,
  SmsAlarmLevel,
  SmsNoNoticeReason,
  SmsNoReplyReason,
} from '@rxweb/contracts/sms/alarms';
import type { SmsDispatchState } from '@rxweb/contracts/sms/messages';
import type { AnySql, Fragment, TransactionSql } from '@rxweb/platform/sql/sql';

export interface NewAlarm {
  personId: string;
  messageId: string;
  at: Date;
  level: SmsAlarmLevel;
  kind: SmsAlarmKind;
  language: Language;
  segment: string | null;
  signs: readonly string[];
  replyId: string | null;
  noReply: SmsNoReplyReason | null;
  noticeId: string | null;
  noNotice: SmsNoNoticeReason | null;
}

export async function insertAlarm(tx: TransactionSql, alarm: NewAlarm): Promise<string> {
  const { personId, messageId, at, level, kind, language, segment, signs } = alarm;
  const [row] = await tx<[{ id: string }]>`
    insert into app.sms_alarms
      (person_id, message_id, at, level, kind, language, segment, signs, reply_id, no_reply, notice_id, no_notice)
    values (${personId}, ${messageId}, ${at}, ${level}, ${kind}, ${language}, ${segment}, ${[...signs]},
      ${alarm.replyId}, ${alarm.noReply}, ${alarm.noticeId}, ${alarm.noNotice})
    returning id`;
  return row.id;
}

/** Automatic replies since then: to this person about this kind, and to everyone. */
export async function countReplies(
  tx: TransactionSql,
  { personId, kind, since }: { personId: string; kind: SmsAlarmKind; since: Date },
): Promise<{ same: number; all: number }> {
  const [counts] = await tx<[{ same: number; all: number }]>`
    select count(*) filter (where person_id = ${personId} and kind = ${kind})::int as same, count(*)::int as all
    from app.sms_alarms where at > ${since} and reply_id is not null`;
  return counts;
}

export async function hasNoticeSince(tx: TransactionSql, since: Date): Promise<boolean> {
  const [row] = await tx<[{ has: boolean }]>`
    select exists (select from app.sms_alarms where at > ${since} and notice_id is not null) as has`;
  return row.has;
}

export async function hasOpenDanger(tx: TransactionSql, personId: string): Promise<boolean> {
  const [row] = await tx<[{ has: boolean }]>`
    select exists (select from app.sms_alarms a where a.person_id = ${personId} and ${isOpenDanger(tx)}) as has`;
  return row.has;
}

/** Of `app.sms_alarms a`. */
const isOpenDanger = (sql: AnySql) => sql`(a.closed_at is null and a.level = 'danger')`;

interface Row {
  id: string;
  personId: string;
  messageId: string;
  at: Date;
  level: SmsAlarmLevel;
  kind: SmsAlarmKind;
  segment: string | null;
  replyState: SmsDispatchState | null;
  replyStatus: string | null;
  noReply: SmsNoReplyReason | null;
  noticeState: SmsDispatchState | null;
  noticeStatus: string | null;
  noNotice: SmsNoNoticeReason | null;
  closedAt: Date | null;
  closedBy: Person | null;
  done: string | null;
}

/** Newest first. */
async function findAlarms(sql: AnySql, isWanted: Fragment, limit: number): Promise<SmsAlarm[]> {
  const rows = await sql<Row[]>`
    select a.id, a.person_id as "personId", a.message_id as "messageId", a.at, a.level, a.kind, a.segment,
      reply.hand_over as "replyState", reply.status as "replyStatus", a.no_reply as "noReply",
      notice.hand_over as "noticeState", notice.status as "noticeStatus", a.no_notice as "noNotice",
      a.closed_at as "closedAt", a.done,
      app.person(a.closed_by) as "closedBy"
    from app.sms_alarms a
    left join public.messages reply on reply.id = a.reply_id
    left join public.messages notice on notice.id = a.notice_id
    where ${isWanted} order by a.at desc, a.id limit ${limit}`;
  return rows.map(toAlarm);
}

function toAlarm(row: Row): SmsAlarm {
  const { id, personId, messageId, at, level, kind, segment, closedAt, closedBy, done } = row;
  return {
    id,
    personId,
    messageId,
    at: at.toISOString(),
    level,
    kind,
    segment,
    reply: level === 'danger' ? outcomeOf(row.replyState, row.replyStatus, row.noReply) : null,
    notice: level === 'danger' ? outcomeOf(row.noticeState, row.noticeStatus, row.noNotice) : null,
    closed: closedAt && closedBy ? { at: closedAt.toISOString(), by: closedBy, done: done ?? '' } : null,
  };
}

type Sending = { state: 'sending' | 'sent' | 'failed' };

/** Null: the text was erased since. */
function outcomeOf<Why>(
  state: SmsDispatchState | null,
  status: string | null,
  why: Why | null,
): Sending | { state: 'none'; why: Why } | null {
  if (why !== null) return { state: 'none', why };
  if (state === null) return null;
  if (status === 'failed' || state === 'refused') return { state: 'failed' };
  return { state: state === 'taken' ? 'sent' : 'sending' };
}

/** Alarms of one person on screen; a thread has more only after a flood. */
const maxOfPerson = 200;

/** Oldest first. */
export async function listAlarms(sql: AnySql, personId: string): Promise<SmsAlarm[]> {
  return (await findAlarms(sql, sql`a.person_id = ${personId}`, maxOfPerson)).reverse();
}

export async function findAlarm(sql: AnySql, id: string): Promise<SmsAlarm | null> {
  const [alarm] = await findAlarms(sql, sql`a.id = ${id}`, 1);
  return alarm ?? null;
}

/** Threads pinned at once. */
const maxPinned = 100;

/** The open alarm to show for each person: the most urgent, then the newest. Dangers first, each level newest first. */
export async function findPinned(sql: AnySql): Promise<SmsAlarm[]> {
  const first = sql`
    a.id in (
      select id from (
        select distinct on (person_id) id, level, at from app.sms_alarms
        where closed_at is null order by person_id, level desc, at desc, id) shown
      order by level desc, at desc limit ${maxPinned})`;
  const alarms = await findAlarms(sql, first, maxPinned);
  return [...alarms.filter(({ level }) => level === 'danger'), ...alarms.filter(({ level }) => level !== 'danger')];
}

/** Open dangers, newest first. */
export async function listOpenDangers(sql: AnySql): Promise<{ id: string; at: string }[]> {
  const rows = await sql<{ id: string; at: Date }[]>`
    select a.id, a.at from app.sms_alarms a where ${isOpenDanger(sql)} order by a.at desc, a.id limit ${maxPinned}`;
  return rows.map(({ id, at }) => ({ id, at: at.toISOString() }));
}

/**
 * Closes an open alarm and the person's earlier open ones of its level or below. Writes the person's row too, so that
 * open pages read again. Returns the ids of those closed.
 */
export async function closeAlarms(
  tx: TransactionSql,
  { id, personId, level, at }: SmsAlarm,
  closing: { byId: string; done: string; at: Date },
): Promise<string[]> {
  const levels: SmsAlarmLevel[] = level === 'danger' ? ['danger', 'attention'] : ['attention'];
  const closed = await tx<{ id: string }[]>`
    update app.sms_alarms set closed_at = ${closing.at}, closed_by = ${closing.byId}, done = ${closing.done}
    where person_id = ${personId} and closed_at is null and (id = ${id} or (at <= ${at}::timestamptz and level = any (${levels}::text[])))
    returning id`;
  if (closed.length === 0) return [];
  await tx`update public.sms_people set version = version where id = ${personId}`;
  return closed.map((row) => row.id);
}
