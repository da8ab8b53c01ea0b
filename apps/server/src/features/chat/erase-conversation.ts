import { type EraseDeps, eraseFiles, type StoredName } from '../../kernel/files/erase-files.ts';

/**
 * Deletes a conversation: files, then turns, callback requests and pipeline messages. False if missing. Keeps files that another
 * conversation uses. A repeat finishes an interrupted run.
 */
export async function eraseConversation(deps: EraseDeps, id: string): Promise<boolean> {
  const { sql } = deps;
  const files = await sql<StoredName[]>`
    select distinct f ->> 'bucket' as bucket, f ->> 'path' as path
    from app.chat_turns t cross join jsonb_array_elements(t.attachments) f
    where t.conversation_id = ${id} and not exists (
      select from app.chat_turns o
      where o.conversation_id is distinct from t.conversation_id
        and o.attachments @> jsonb_build_array(jsonb_build_object('bucket', f -> 'bucket', 'path', f -> 'path')))`;
  await eraseFiles(deps, files);
  const gone = await sql`delete from app.conversations where id = ${id} returning id`;
  return gone.length > 0;
}
