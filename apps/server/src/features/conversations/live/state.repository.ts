import type { LiveState, StaffInChat } from '@rxweb/contracts/live/messages';
import type { StaffLiveState } from '@rxweb/contracts/live/staff';
import { liveLimits } from '@rxweb/contracts/shared/limits';
import type { Role } from '@rxweb/contracts/shared/roles';
import type { Person } from '@rxweb/contracts/shared/staff-person';
import type { AnySql, Fragment } from '@rxweb/platform/sql/sql';

interface Row {
  id: string;
  version: string;
  lastSeq: string;
  answeredBy: string | null;
  name: string | null;
  role: Role | null;
  answeredSince: Date | null;
  wantedAt: Date | null;
  offerDueAt: Date | null;
  isStaffTyping: boolean;
  isVisitorTyping: boolean;
  isVisitorHere: boolean;
  visitorSeenAt: Date | null;
  seenByStaff: string;
  seenByVisitor: string;
  isForgotten: boolean;
}

/** Who answers and what each side does, in one look. */
async function read(sql: AnySql, which: Fragment): Promise<Row | null> {
  const [row] = await sql<Row[]>`
    select c.id, coalesce(v.version, 0) as version, c.live_seq as "lastSeq", c.answered_by as "answeredBy",
      case when c.answered_by is not null then app.person_name(c.answered_by) end as name,
      (select s.role from app.staff s where s.user_id = c.answered_by) as role,
      c.answered_since as "answeredSince", c.wanted_at as "wantedAt", c.offer_due_at as "offerDueAt",
      c.answered_by is not null and coalesce(p.staff_typing_until > now(), false) as "isStaffTyping",
      coalesce(p.visitor_typing_until > now(), false) as "isVisitorTyping",
      coalesce(p.visitor_at > now() - ${liveLimits.presenceMs} * interval '1 millisecond', false) as "isVisitorHere",
      p.visitor_at as "visitorSeenAt", coalesce(p.staff_seen, 0) as "seenByStaff", coalesce(p.visitor_seen, 0) as "seenByVisitor",
      c.forgotten_at is not null as "isForgotten"
    from app.conversations c
    left join public.live_changes v on v.conversation_id = c.id
    left join app.live_presence p on p.conversation_id = c.id
    where ${which}`;
  return row ?? null;
}

export interface Seen<State> {
  id: string;
  state: State;
}

/** Null without such a conversation. */
export async function readVisitorState(sql: AnySql, which: Fragment): Promise<Seen<LiveState> | null> {
  const row = await read(sql, which);
  if (!row) return null;
  const answeredBy: StaffInChat | null =
    row.answeredBy === null ? null : { name: row.name ?? '', role: row.role ?? 'pharmacist' };
  return { id: row.id, state: { ...common(row), answeredBy } };
}

export async function readStaffState(sql: AnySql, which: Fragment): Promise<Seen<StaffLiveState> | null> {
  const row = await read(sql, which);
  if (!row) return null;
  const { isVisitorTyping, isVisitorHere, isForgotten, visitorSeenAt } = row;
  const answeredBy = row.answeredBy === null ? null : { id: row.answeredBy, name: row.name, role: row.role };
  return {
    id: row.id,
    state: {
      ...common(row),
      ...(await findUrgent(sql, row.id)),
      ...(await findTextSide(sql, row.id)),
      answeredBy,
      isVisitorTyping,
      isVisitorHere,
      isForgotten,
      visitorSeenAt: visitorSeenAt?.toISOString() ?? null,
    },
  };
}

/** Whether a danger waits for staff, and how they closed the last one. */
export async function findUrgent(
  sql: AnySql,
  conversation: string,
): Promise<Pick<StaffLiveState, 'isUrgent' | 'urgentClosed'>> {
  const [open, [closed]] = await Promise.all([
    sql`select from app.staff_notices where kind = 'urgent_chat' and subject = ${conversation} and settled_at is null`,
    sql<{ at: Date; by: Person; done: string }[]>`
      select at, app.person(by_id) as by, done from app.urgent_chats_closed
      where conversation_id = ${conversation} order by at desc, id limit 1`,
  ]);
  return { isUrgent: open.length > 0, urgentClosed: closed ? { ...closed, at: closed.at.toISOString() } : null };
}

/** Whether it continues by text, and the lines whose text failed and wasn't sent again. */
async function findTextSide(
  sql: AnySql,
  conversation: string,
): Promise<Pick<StaffLiveState, 'isByText' | 'failedTexts'>> {
  const [isByText, failed] = await Promise.all([
    isConfirmedByText(sql, conversation),
    sql<{ seq: string; code: number | null }[]>`
      select m.seq, max(t.error_code) as code
      from app.live_messages m join app.live_message_texts x on x.live_id = m.id join public.messages t on t.id = x.message_id
      where m.conversation_id = ${conversation} and t.status = 'failed'
        and not exists (select from public.messages r where r.retry_of = t.id)
      group by m.seq order by m.seq`,
  ]);
  return { isByText, failedTexts: failed.map(({ seq, code }) => ({ seq: Number(seq), code })) };
}

async function isConfirmedByText(sql: AnySql, conversation: string): Promise<boolean> {
  const legs = await sql`
    select from app.conversations_by_text l join app.text_consents t on t.id = l.consent_id
    where l.conversation_id = ${conversation} and t.confirmed_at is not null and t.withdrawn_at is null limit 1`;
  return legs.length > 0;
}

/** False for the words of a pharmacist whose reader has only the phone: just administrators' go out as texts. */
export async function isReached(sql: AnySql, conversation: string, role: Role): Promise<boolean> {
  if (role === 'admin') return true;
  const row = await read(sql, sql`c.id = ${conversation}`);
  return row === null || row.isVisitorHere || !(await isConfirmedByText(sql, conversation));
}

const common = (row: Row) => ({
  version: Number(row.version),
  lastSeq: Number(row.lastSeq),
  answeredSince: row.answeredSince?.toISOString() ?? null,
  wantedAt: row.wantedAt?.toISOString() ?? null,
  offerDueAt: row.offerDueAt?.toISOString() ?? null,
  isStaffTyping: row.isStaffTyping,
  seenByStaff: Number(row.seenByStaff),
  seenByVisitor: Number(row.seenByVisitor),
});

/** For open pages and other servers: read again. Last in a transaction. */
export const noteChange = (sql: AnySql, conversation: string) => sql`select app.note_live_change(${conversation})`;

/** True if it changed. `until` null: not typing any more. */
export async function saveTyping(
  sql: AnySql,
  conversation: string,
  side: 'visitor' | 'staff',
  isTyping: boolean,
): Promise<void> {
  const column = sql(side === 'visitor' ? 'visitor_typing_until' : 'staff_typing_until');
  const until = isTyping ? sql`now() + ${liveLimits.typingMs} * interval '1 millisecond'` : sql`null`;
  await sql`
    insert into app.live_presence (conversation_id, ${column}) values (${conversation}, ${until})
    on conflict (conversation_id) do update set ${column} = excluded.${column}`;
}

/** False if the side had seen as much before. */
export async function saveSeen(
  sql: AnySql,
  conversation: string,
  side: 'visitor' | 'staff',
  seq: number,
): Promise<boolean> {
  const column = sql(side === 'visitor' ? 'visitor_seen' : 'staff_seen');
  const { count } = await sql`
    insert into app.live_presence as p (conversation_id, ${column})
    select c.id, least(${seq}::bigint, c.live_seq) from app.conversations c where c.id = ${conversation}
    on conflict (conversation_id) do update set ${column} = excluded.${column} where p.${column} < excluded.${column}`;
  return count > 0;
}

/** The visitors of these conversations are there now. */
export async function touchVisitors(sql: AnySql, conversations: readonly string[]): Promise<void> {
  await sql`
    insert into app.live_presence (conversation_id, visitor_at)
    select c.id, now() from app.conversations c where c.id = any (${[...conversations]}::uuid[]) order by c.id
    on conflict (conversation_id) do update set visitor_at = excluded.visitor_at`;
}
