import { buckets } from '@rxweb/contracts/uploads';
import { type EraseDeps, eraseFiles, type StoredName } from '../../kernel/files/erase-files.ts';

/**
 * Deletes a conversation: files, then turns, callback requests and pipeline messages. False if missing. Keeps files that another
 * conversation uses. A repeat finishes an interrupted run.
 */
export async function eraseConversation(deps: EraseDeps, id: string): Promise<boolean> {
  const { sql } = deps;
  const files = await sql<StoredName[]>`
    with files as (
      select attachments from app.chat_turns where conversation_id = ${id}
      union all select attachments from app.live_messages where conversation_id = ${id}),
    named as (
      select distinct f ->> 'bucket' as bucket, f ->> 'path' as path from files cross join jsonb_array_elements(attachments) f
      union select ${buckets.live}, path from app.live_files where conversation_id = ${id}),
    wanted as (select *, jsonb_build_array(jsonb_build_object('bucket', bucket, 'path', path)) as file from named)
    select bucket, path from wanted w
    where not exists (
      select from app.chat_turns o where o.conversation_id is distinct from ${id} and o.attachments @> w.file)
    and not exists (
      select from app.live_messages o where o.conversation_id <> ${id} and o.attachments <> '[]' and o.attachments @> w.file)`;
  await eraseFiles(deps, files);
  const gone = await sql`delete from app.conversations where id = ${id} returning id`;
  return gone.length > 0;
}
