import type { NoteKind } from '@rxweb/contracts/chat';
import type { CareReason } from '@rxweb/contracts/conversations';
import type { LiveFile, LiveKind, LiveMessage, liveAuthors, liveChannels } from '@rxweb/contracts/live/messages';
import type { Language } from '@rxweb/contracts/shared/language';
import type { Role } from '@rxweb/contracts/shared/roles';
import { storableText } from '@rxweb/contracts/shared/text';
import type { AnySql, Fragment, TransactionSql } from '@rxweb/platform/sql/sql';

/** Who joined, left or wrote, and how visitors read them. */
export interface ChatStaff {
  id: string;
  name: string;
  role: Role;
}

export interface NewLiveMessage {
  author: (typeof liveAuthors)[number];
  kind: LiveKind;
  staff?: ChatStaff;
  text?: string;
  files?: readonly LiveFile[];
  channel?: (typeof liveChannels)[number];
  key?: string | null;
  language?: Language;
  shown?: Pick<LiveMessage, 'card' | 'note' | 'offer'>;
  reason?: CareReason | null;
  /** The safety check has read all of it. */
  isChecked?: boolean;
}

export interface StoredMessage extends LiveMessage {
  staffId: string | null;
  language: Language;
  careReason: CareReason | null;
}

type Row = Omit<StoredMessage, 'at' | 'seq' | 'staff' | 'card' | 'note' | 'offer'> & {
  at: Date;
  seq: string;
  staffName: string | null;
  staffRole: Role | null;
  data: Pick<LiveMessage, 'card' | 'note' | 'offer'> | null;
};

const columns = (sql: AnySql) => sql`
  m.id, m.seq, m.created_at as at, m.after_turn::text as "afterTurn", m.author, m.kind, m.staff_id as "staffId",
  m.staff_name as "staffName", m.staff_role as "staffRole", m.text, m.attachments as files, m.channel, m.client_key as key, m.language,
  m.data, m.care_reason as "careReason"`;

function toMessage({ at, seq, staffName, staffRole, data, ...row }: Row): StoredMessage {
  const staff = staffName !== null && staffRole !== null ? { name: staffName, role: staffRole } : null;
  return { ...row, ...data, staff, seq: Number(seq), at: at.toISOString() };
}

/** Adds the next message of a conversation whose row the transaction has locked. */
export async function addMessage(
  tx: TransactionSql,
  conversation: string,
  message: NewLiveMessage,
): Promise<StoredMessage> {
  const { author, kind, staff, text = '', files = [], channel = 'chat', key = null, language = 'en', shown } = message;
  const { reason = null, isChecked = author !== 'visitor' } = message;
  const care = shown?.card?.tier ?? null;
  const [row] = await tx<[Row]>`
    with next as (
      update app.conversations c set live_seq = live_seq + 1, last_at = now(),
        care_at = case when ${care}::text in ('emergency', 'poison', 'crisis') then now() else care_at end
      where id = ${conversation} returning live_seq),
    m as (
      insert into app.live_messages (conversation_id, seq, author, kind, staff_id, staff_name, staff_role, text, attachments, channel,
        client_key, after_turn, language, data, care, care_reason, checked_at)
      select ${conversation}, next.live_seq, ${author}, ${kind}, ${staff?.id ?? null}, ${staff?.name ?? null}, ${staff?.role ?? null},
        ${storableText(text)}, ${tx.json(files.map((file) => ({ ...file })))}, ${channel}, ${key},
        (select max(t.id) from app.chat_turns t where t.conversation_id = ${conversation}), ${language},
        ${shown ? tx.json(JSON.parse(JSON.stringify(shown))) : null}, ${care}, ${reason && tx.json({ ...reason })},
        case when ${isChecked} then now() end
      from next returning *)
    select ${columns(tx)} from m`;
  return toMessage(row);
}

/** Reads what matches, in order. */
async function select(sql: AnySql, condition: Fragment, limit: number): Promise<StoredMessage[]> {
  const rows = await sql<Row[]>`
    select ${columns(sql)} from app.live_messages m where ${condition} order by m.seq limit ${limit}`;
  return rows.map(toMessage);
}

export const findMessagesAfter = (sql: AnySql, conversation: string, after: number, limit: number) =>
  select(sql, sql`m.conversation_id = ${conversation} and m.seq > ${after}`, limit);

/** What a client sent under this name; a repeat gets it again. */
export async function findByKey(
  sql: AnySql,
  conversation: string,
  author: 'visitor' | 'staff',
  key: string,
): Promise<StoredMessage | null> {
  const [found] = await select(
    sql,
    sql`m.conversation_id = ${conversation} and m.author = ${author} and m.client_key = ${key}`,
    1,
  );
  return found ?? null;
}

const earlierMessages = 5;

/** The notes shown with the newest messages, oldest first. */
export async function findNotesShown(sql: AnySql, conversation: string): Promise<NoteKind[]> {
  const rows = await sql<{ note: NoteKind | null }[]>`
    select m.data -> 'note' ->> 'kind' as note from app.live_messages m
    where m.conversation_id = ${conversation} and (m.author = 'visitor' and m.kind = 'text' or m.kind = 'note')
    order by m.seq desc limit ${earlierMessages}`;
  return rows.flatMap(({ note }) => note ?? []).reverse();
}

/** As the visitor reads it: no ids of accounts, no reasons, and only their own names of messages. */
export function forVisitor({ staffId: _, careReason: __, language: ___, key, ...message }: StoredMessage): LiveMessage {
  return { ...message, key: message.author === 'visitor' ? key : null };
}
