import type { SmsMessage, SmsPicture } from '@rxweb/contracts/sms/messages';
import type { AnySql } from '@rxweb/platform/sql/sql';
import type { FoundPlace, Place } from './inbox/cursor.ts';

/** A message as its table has it, with its pictures. */
interface MessageRow extends Omit<SmsMessage, Instants | 'created_at' | 'pictures'>, Record<Instants, Date | null> {
  created_at: Date;
  pictures: SmsPicture[];
}
type Instants = 'sent_at' | 'received_at' | 'not_before';

/** The columns of {@link MessageRow}, of `public.messages m`. */
const messageColumns = (sql: AnySql) => sql`
  m.id, m.direction, m.from_phone, m.to_phone, m.body, m.status, m.sent_at, m.received_at, m.created_at, m.person_id, m.hand_over,
  m.carrier_state, m.error_code, m.sent_by, m.retry_of, m.not_before,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', p.id, 'type', p.type, 'size', p.size, 'state', p.state) order by p.position, p.id)
    from app.sms_pictures p where p.message_id = m.id), '[]') as pictures`;

/** The one place where a row becomes a message of the contract. */
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

/** These messages, newest first. */
export async function findMessages(sql: AnySql, ids: readonly string[]): Promise<SmsMessage[]> {
  if (ids.length === 0) return [];
  const rows = await sql<MessageRow[]>`
    select ${messageColumns(sql)} from public.messages m where m.id = any (${[...ids]}::uuid[]) ${newestFirst(sql)}`;
  return rows.map(toMessage);
}

export const newestFirst = (sql: AnySql) => sql`order by m.created_at desc, m.id`;

/** The columns of a place, of `public.messages m`. */
export const placeColumns = (sql: AnySql) =>
  sql`m.id, m.person_id as "personId", (extract(epoch from m.created_at) * 1000000)::float8 as micros`;

/** Whether a message comes after that place; without one all do. */
export function isAfter(sql: AnySql, place: Place | null) {
  if (!place) return sql`true`;
  const at = sql`'epoch'::timestamptz + ${place.micros}::float8 * interval '1 microsecond'`;
  return sql`(m.created_at <= ${at} and (m.created_at < ${at} or m.id > ${place.id}))`;
}

/** The person's messages after that place, at most so many. */
export async function findPlacesOfPerson(
  sql: AnySql,
  personId: string,
  after: Place | null,
  limit: number,
): Promise<FoundPlace[]> {
  return sql<FoundPlace[]>`
    select ${placeColumns(sql)} from public.messages m
    where m.person_id = ${personId} and ${isAfter(sql, after)} ${newestFirst(sql)} limit ${limit}`;
}
