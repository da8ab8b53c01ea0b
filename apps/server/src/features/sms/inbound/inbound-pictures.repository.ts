import type { AnySql } from '@rxweb/platform/sql/sql';
import type { InboundText } from '../carrier.ts';

export interface WaitingPicture {
  id: string;
  messageId: string;
  url: string;
  /** This one counted in. */
  tries: number;
}

/** Writes down where the pictures of a text are at the carrier; what is written down already stays. */
export async function addInboundPictures(sql: AnySql, messageId: string, media: InboundText['media']): Promise<void> {
  for (const [position, { url, type }] of media.entries()) {
    await sql`
      insert into app.sms_pictures (message_id, position, state, carrier_url, type, size, next_try_at)
      values (${messageId}, ${position}, 'waiting', ${url}, ${type}, 0, to_timestamp(0))
      on conflict (message_id, carrier_url) do nothing`;
  }
}

/** Takes the next picture that is due, and puts its next try off: 30 s, doubling. Of several servers each takes another. */
export async function takeWaitingPicture(sql: AnySql, now: Date): Promise<WaitingPicture | null> {
  const [row] = await sql<WaitingPicture[]>`
    update app.sms_pictures set tries = tries + 1, next_try_at = ${now}::timestamptz + interval '30 seconds' * power(2, tries)
    where id = (
      select id from app.sms_pictures
      where state = 'waiting' and next_try_at <= ${now} and message_id is not null and carrier_url is not null
      order by next_try_at limit 1 for update skip locked)
    returning id, message_id as "messageId", carrier_url as url, tries`;
  return row ?? null;
}

interface StoredPicture {
  objectName: string;
  type: string;
  size: number;
}

/** False: somebody else has it meanwhile, or its text is gone. */
export async function noteStored(
  sql: AnySql,
  { id, messageId }: WaitingPicture,
  { objectName, type, size }: StoredPicture,
): Promise<boolean> {
  const { count } = await sql`
    update app.sms_pictures set state = 'stored', object_name = ${objectName}, type = ${type}, size = ${size}
    where id = ${id} and state = 'waiting'`;
  await tellPages(sql, messageId);
  return count > 0;
}

export async function noteLost(sql: AnySql, { id, messageId }: WaitingPicture): Promise<void> {
  await sql`update app.sms_pictures set state = 'lost' where id = ${id} and state = 'waiting'`;
  await tellPages(sql, messageId);
}

/** Open pages hear of changes of messages: this one is one, though its row stays as it is. */
async function tellPages(sql: AnySql, messageId: string): Promise<void> {
  await sql`update public.messages set received_at = received_at where id = ${messageId}`;
}
