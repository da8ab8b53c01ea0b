import { unknownState } from '@rxweb/contracts/shared/file-state';
import { type SmsMessage, type SmsPicture, smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import type { AnySql } from '@rxweb/platform/sql/sql';
import { fileStateJson } from '../../kernel/file-checks/file-scans.repository.ts';
import { type CursorOf, cursorCodec, microsField, uuidField } from '../../kernel/lists/cursor.ts';
import { atMicros, micros } from '../../kernel/lists/instants.ts';

/** A position in a list of messages, newest first. */
export const messageCursors = cursorCodec({ micros: microsField, id: uuidField });
export type Cursor = CursorOf<typeof messageCursors>;

/** The position of a message, and its person. */
export interface MessageCursor extends Cursor {
  personId: string;
}

/** A message with its pictures, as the tables store it. */
interface MessageRow extends Omit<SmsMessage, Instants | 'created_at' | 'pictures'>, Record<Instants, Date | null> {
  created_at: Date;
  pictures: SmsPicture[];
}
type Instants = 'sent_at' | 'received_at' | 'not_before';

const messageColumns = (sql: AnySql) => sql`
  m.id, m.direction, m.from_phone, m.to_phone, m.body, m.status, m.sent_at, m.received_at, m.created_at, m.person_id, m.hand_over,
  m.carrier_state, m.error_code, m.sent_by, m.retry_of, m.not_before, m.hold,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', p.id, 'type', p.type, 'size', p.size, 'state', p.state, 'fault', p.reason,
      'file', coalesce(${fileStateJson(sql, smsPicturesBucket, sql`p.object_name`)}, ${sql.json({ ...unknownState })})) order by p.position, p.id)
    from app.sms_pictures p where p.message_id = m.id), '[]') as pictures`;

/** The only place where a row becomes the contract's message. */
function toMessage({ created_at, sent_at, received_at, not_before, ...row }: MessageRow): SmsMessage {
  return {
    ...row,
    sent_at: sent_at?.toISOString() ?? null,
    received_at: received_at?.toISOString() ?? null,
    not_before: not_before?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

export async function findMessage(sql: AnySql, id: string): Promise<SmsMessage | null> {
  const [message] = await findMessages(sql, [id]);
  return message ?? null;
}

/** Newest first. */
export async function findMessages(sql: AnySql, ids: readonly string[]): Promise<SmsMessage[]> {
  if (ids.length === 0) return [];
  const rows = await sql<MessageRow[]>`
    select ${messageColumns(sql)} from public.messages m where m.id = any (${[...ids]}::uuid[]) ${newestFirst(sql)}`;
  return rows.map(toMessage);
}

export const newestFirst = (sql: AnySql) => sql`order by m.created_at desc, m.id`;

/** The columns of {@link MessageCursor}, of `public.messages m`. */
export const placeColumns = (sql: AnySql) =>
  sql`m.id, m.person_id as "personId", ${micros(sql, sql`m.created_at`)} as micros`;

/** Whether a message follows the cursor; true without one. */
export function isAfter(sql: AnySql, place: Cursor | null) {
  if (!place) return sql`true`;
  const at = atMicros(sql, place.micros);
  return sql`(m.created_at <= ${at} and (m.created_at < ${at} or m.id > ${place.id}))`;
}

export async function findPlacesOfPerson(
  sql: AnySql,
  personId: string,
  after: Cursor | null,
  limit: number,
): Promise<MessageCursor[]> {
  return sql<MessageCursor[]>`
    select ${placeColumns(sql)} from public.messages m
    where m.person_id = ${personId} and ${isAfter(sql, after)} ${newestFirst(sql)} limit ${limit}`;
}
