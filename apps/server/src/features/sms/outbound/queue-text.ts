import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';
import { AppError } from '../../../kernel/errors/app-error.ts';

/** A text of the store's, and to whom. `from` is the carrier's number; null when the carrier picks one. */
export interface QueuedText {
  from: string | null;
  /** E.164. */
  to: string;
  body: string;
  /** The account that sends it; null for a reply the program gives by itself. */
  sentBy: string | null;
  /** Pictures that were added before, in their order. */
  pictures: readonly string[];
  /** Held until then; null: it goes out at once. */
  notBefore: Date | null;
  /** The failed message that this one sends again. */
  retryOf: string | null;
}

/**
 * Inserts a text that waits to be handed over, and returns its id: nothing is sent before the transaction is committed and `handOverDue` or
 * `handOver` takes it. Throws `not_found` when one of the pictures is not this account's, or belongs to another text.
 */
export async function queueText(tx: TransactionSql, text: QueuedText): Promise<string> {
  const { from, to, body, sentBy, notBefore, retryOf } = text;
  const [row] = await tx<[{ id: string }]>`
    insert into public.messages (direction, from_phone, to_phone, body, status, hand_over, sent_by, not_before, retry_of)
    values ('outbound', ${from ?? ''}, ${to}, ${body}, 'queued', 'waiting', ${sentBy}, ${notBefore}, ${retryOf})
    returning id`;
  await attachPictures(tx, row.id, text);
  return row.id;
}

/** The pictures of a text that is sent again go along with the new one. */
async function attachPictures(tx: AnySql, id: string, { pictures, sentBy, retryOf }: QueuedText): Promise<void> {
  if (pictures.length === 0) return;
  const { count } = await tx`
    update app.sms_pictures set message_id = ${id}, position = array_position(${[...pictures]}::uuid[], id)
    where id = any (${[...pictures]}::uuid[]) and state = 'stored'
      and (message_id is null and added_by = ${sentBy} or message_id = ${retryOf})`;
  if (count !== new Set(pictures).size) throw new AppError('not_found', { message: 'A picture is no longer there.' });
}
