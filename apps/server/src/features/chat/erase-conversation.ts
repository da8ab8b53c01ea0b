import { type EraseDeps, eraseFiles, type StoredName } from '../../kernel/files/erase-files.ts';

/**
 * Takes a conversation away for good: its files, then its turns, messages for a person and messages for the pipeline. False when there is none.
 * A file that another conversation names too stays with that one. Broken off between the two, it is finished by doing it again.
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
