import type { SmsFileFault } from '@rxweb/contracts/sms/messages';
import type { AnySql } from '@rxweb/platform/sql/sql';
import type { InboundText } from '../carrier.ts';

export interface QueuedPicture {
  id: string;
  messageId: string;
  url: string;
  /** Includes the current try. */
  tries: number;
}

/** Records where the carrier has a text's pictures; known ones stay as they are. */
export async function addInboundPictures(sql: AnySql, messageId: string, media: InboundText['media']): Promise<void> {
  for (const [position, { url, type }] of media.entries()) {
    await sql`
      insert into app.sms_pictures (message_id, position, state, carrier_url, type, size, next_try_at)
      values (${messageId}, ${position}, 'waiting', ${url}, ${type}, 0, to_timestamp(0))
      on conflict (message_id, carrier_url) do nothing`;
  }
}

/** Claims the next due picture and schedules its next try: 30 s, doubling up to 4 hours. Servers claim different pictures. */
export async function takeQueuedPicture(sql: AnySql, now: Date): Promise<QueuedPicture | null> {
  const [row] = await sql<QueuedPicture[]>`
    update app.sms_pictures set tries = tries + 1, next_try_at = ${now}::timestamptz + least(interval '30 seconds' * power(2, tries), interval '4 hours')
    where id = (
      select id from app.sms_pictures
      where state = 'waiting' and next_try_at <= ${now} and message_id is not null and carrier_url is not null
      order by next_try_at limit 1 for update skip locked)
    returning id, message_id as "messageId", carrier_url as url, tries`;
  return row ?? null;
}

/** Puts a file that the carrier didn't give back in line. False for any other. */
export async function retryPicture(sql: AnySql, id: string, now: Date): Promise<boolean> {
  const [row] = await sql<{ messageId: string }[]>`
    update app.sms_pictures set state = 'waiting', reason = null, tries = 0, next_try_at = ${now}
    where id = ${id} and state = 'lost' and reason = 'unreachable' and carrier_url is not null and message_id is not null
    returning message_id as "messageId"`;
  if (row) await tellPages(sql, row.messageId);
  return row !== undefined;
}

interface StoredPicture {
  objectName: string;
  type: string;
  size: number;
}

/** False if another server stored it first or the text is gone. */
export async function markStored(
  sql: AnySql,
  { id, messageId }: QueuedPicture,
  { objectName, type, size }: StoredPicture,
): Promise<boolean> {
  const { count } = await sql`
    update app.sms_pictures set state = 'stored', object_name = ${objectName}, type = ${type}, size = ${size}
    where id = ${id} and state = 'waiting'`;
  await tellPages(sql, messageId);
  return count > 0;
}

export async function markLost(sql: AnySql, { id, messageId }: QueuedPicture, reason: SmsFileFault): Promise<void> {
  await sql`
    update app.sms_pictures set state = 'lost', reason = ${reason} where id = ${id} and state = 'waiting'`;
  await tellPages(sql, messageId);
}

/** Touches the message so that open pages reload it. */
async function tellPages(sql: AnySql, messageId: string): Promise<void> {
  await sql`update public.messages set received_at = received_at where id = ${messageId}`;
}
