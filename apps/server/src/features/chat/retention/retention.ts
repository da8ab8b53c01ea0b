import { buckets } from '@rxweb/contracts/uploads';
import { type EraseDeps, eraseFiles, type StoredName } from '../../../kernel/files/erase-files.ts';
import { eraseConversation } from '../erase-conversation.ts';

export interface RetentionDeps extends EraseDeps {
  /** Retention after the last message. */
  retentionDays: number;
}

const batchSize = 20;
/** The rest waits for the next hour. */
const maxBatches = 500;
/** Keep unsent files for a while: the visitor may be offline. */
const unsentDays = 1;
const tokenDays = 35;

/**
 * Deletes expired conversations without open callback requests, stray turns, files in neither chat nor requests and token counts. Small batches avoid long locks;
 * the signal stops it between two.
 */
export async function eraseExpired(deps: RetentionDeps, signal: AbortSignal): Promise<void> {
  for (const step of [eraseOldConversations, eraseOldTurns, eraseUnsentFiles]) {
    let erased = batchSize;
    for (let batch = 0; batch < maxBatches && erased === batchSize && !signal.aborted; batch += 1)
      erased = await step(deps);
  }
  if (signal.aborted) return;
  const { sql } = deps;
  await sql`delete from app.attachments a
    where a.created_at < now() - ${unsentDays} * interval '1 day'
      and not exists (select from storage.objects o where o.bucket_id = a.bucket and o.name = a.path)`;
  await sql`delete from app.file_checks c
    where c.checked_at < now() - ${unsentDays} * interval '1 day'
      and not exists (select from storage.objects o where o.bucket_id = c.bucket and o.name = c.path)`;
  await sql`delete from app.model_tokens where day < current_date - ${tokenDays}::int`;
}

async function eraseOldConversations(deps: RetentionDeps): Promise<number> {
  const { sql, retentionDays } = deps;
  const old = await sql<{ id: string }[]>`
    select id from app.conversations c
    where last_at < now() - ${retentionDays} * interval '1 day'
      and not exists (select from app.hand_offs h where h.conversation_id = c.id and h.done_at is null)
    order by last_at limit ${batchSize}`;
  for (const { id } of old) await eraseConversation(deps, id);
  return old.length;
}

/** Turns without a chat id. Unused-file cleanup deletes their files. */
async function eraseOldTurns({ sql, retentionDays }: RetentionDeps): Promise<number> {
  const gone = await sql`
    delete from app.chat_turns where id in (
      select id from app.chat_turns
      where conversation_id is null and created_at < now() - ${retentionDays} * interval '1 day'
      order by id limit ${batchSize})`;
  return gone.count;
}

async function eraseUnsentFiles(deps: RetentionDeps): Promise<number> {
  const unsent = await deps.sql<StoredName[]>`
    select o.bucket_id as bucket, o.name as path from storage.objects o
    where o.bucket_id = ${buckets.chat} and o.created_at < now() - ${unsentDays} * interval '1 day'
      and not exists (
        select from app.chat_turns t
        where t.attachments <> '[]' and t.attachments @> jsonb_build_array(jsonb_build_object('bucket', o.bucket_id, 'path', o.name)))
      and not exists (
        select from app.live_messages m
        where m.attachments <> '[]' and m.attachments @> jsonb_build_array(jsonb_build_object('bucket', o.bucket_id, 'path', o.name)))
      and not exists (
        select from app.requests r
        where r.files <> '[]' and r.files @> jsonb_build_array(jsonb_build_object('bucket', o.bucket_id, 'path', o.name)))
    order by o.created_at limit ${batchSize}`;
  await eraseFiles(deps, unsent);
  return unsent.length;
}
