import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { LiveFile } from '@rxweb/contracts/live/messages';
import { displayFileName } from '@rxweb/contracts/shared/file-name';
import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { buckets } from '@rxweb/contracts/uploads';
import { detectFileType } from '@rxweb/domain/uploads/detect-file-type';
import { nameForType } from '@rxweb/domain/uploads/name-for-type';
import { storedFileName } from '@rxweb/domain/uploads/stored-file-name';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { fileTooLarge, storageFailure } from '../../../kernel/errors/storage-failure.ts';
import type { ExportSheet } from '../../../kernel/feature/feature.ts';
import { type EraseDeps, eraseFiles, type StoredName } from '../../../kernel/files/erase-files.ts';
import { limitBytes } from '../../../kernel/files/limit-bytes.ts';
import { readHead } from '../../../kernel/files/read-head.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import type { Visitor } from '../../../kernel/http/visitor.ts';
import { byId, lockAnswering, ofVisitor } from './answering-row.ts';
import type { LiveDeps } from './live-deps.ts';

const maxBytes = uploadLimits.chatMaxFileBytes;
const headBytes = 4_096;

/** Stores a file of staff for one conversation. Only who is in the chat may add one. */
export async function addFile(
  deps: LiveDeps,
  actor: Actor,
  id: string,
  { name, body }: { name: string; body: Readable | undefined },
): Promise<LiveFile> {
  if (!body) throw new AppError('invalid_input', { issues: [{ path: 'body', message: 'Send the file as the body.' }] });
  const { head, whole } = await readHead(body, headBytes);
  const declared = detectFileType(head, name)?.mime ?? 'application/octet-stream';
  const path = storedFileName(name, deps.now().getTime(), randomBytes(16));
  await inTransaction(deps.sql, async (tx) => {
    const row = await lockAnswering(tx, byId(tx, id));
    if (!row) throw new AppError('not_found');
    if (row.answeredBy !== actor.userId) throw new AppError('conflict', { message: 'Join the chat first.' });
    await tx`insert into app.live_files (path, conversation_id, staff_id) values (${path}, ${id}, ${actor.userId})`;
    await writeAuditEntries(tx, [auditEntryFor(actor, 'chat_file_added', id)]);
  });
  const limited = limitBytes(whole, maxBytes);
  const stored = { bucket: buckets.live, path };
  const { error } = await deps.supabase.storage
    .from(buckets.live)
    .upload(path, limited.stream, { contentType: declared, upsert: false, duplex: 'half' });
  if (limited.exceeded()) throw fileTooLarge(maxBytes);
  if (error) throw storageFailure(error, maxBytes);
  const type = (await deps.fileChecks.accept(stored))?.type ?? declared;
  return {
    ...stored,
    name: nameForType(displayFileName(name), type),
    type,
    size: limited.bytes(),
  };
}

/** Files that staff stored for this conversation, as their rows and the storage know them. Throws `not_found` for any other. */
export async function findOwnFiles(tx: TransactionSql, id: string, wanted: readonly LiveFile[]): Promise<LiveFile[]> {
  if (wanted.length === 0) return [];
  const rows = await tx<{ path: string; size: number | null; type: string | null }[]>`
    select f.path, (o.metadata ->> 'size')::float8 as size, coalesce(k.type, o.metadata ->> 'mimetype') as type
    from app.live_files f
    join storage.objects o on o.bucket_id = ${buckets.live} and o.name = f.path
    left join app.file_checks k on k.bucket = o.bucket_id and k.path = o.name
    where f.conversation_id = ${id} and f.path = any (${wanted.map(({ path }) => path)}::text[])`;
  const known = new Map(rows.map((row) => [row.path, row]));
  return wanted.map((file) => {
    const row = known.get(file.path);
    if (!row || file.bucket !== buckets.live) throw new AppError('not_found', { message: 'Attachment not found' });
    const type = row.type ?? file.type;
    return { ...file, size: row.size ?? file.size, type, name: nameForType(file.name, type) };
  });
}

/** Files that staff added and never sent go after a day. */
export async function eraseUnsentFiles(deps: EraseDeps & { sql: Sql }): Promise<void> {
  const unsent = await deps.sql<StoredName[]>`
    select ${buckets.live} as bucket, f.path from app.live_files f
    where f.created_at < now() - interval '1 day' and not exists (
      select from app.live_messages m where m.attachments <> '[]'
        and m.attachments @> jsonb_build_array(jsonb_build_object('bucket', ${buckets.live}::text, 'path', f.path)))
    order by f.created_at limit 200`;
  await eraseFiles(deps, unsent);
  await deps.sql`delete from app.live_files where path = any (${unsent.map(({ path }) => path)}::text[])`;
}

export const liveSheets: readonly ExportSheet[] = [
  {
    name: 'chat-with-staff.csv',
    rows: (sql) => sql`
      select conversation_id as conversation, seq as number, created_at as at, author, kind, staff_name as staff, text, attachments as files,
        channel, care, care_reason
      from app.live_messages order by conversation_id, seq`,
  },
  {
    name: 'urgent-chats-closed.csv',
    rows: (sql) => sql`
      select conversation_id as conversation, at, app.person_name(by_id) as staff, done
      from app.urgent_chats_closed order by conversation_id, at`,
  },
];

/** An address for one file of the visitor's own conversation. Harmful and unscanned files have none. */
export async function addressOfVisitorFile(
  deps: LiveDeps,
  visitor: Visitor,
  { chatId, message, file }: { chatId: string; message: string; file: number },
) {
  const { sql } = deps;
  const [found] = await sql<{ bucket: string | null; path: string | null }[]>`
    select m.attachments -> ${file}::int ->> 'bucket' as bucket, m.attachments -> ${file}::int ->> 'path' as path
    from app.live_messages m join app.conversations c on c.id = m.conversation_id
    where m.id = ${message} and ${ofVisitor(sql, visitor.hash, chatId)}`;
  if (!found?.bucket || !found.path) throw new AppError('not_found');
  const stored = { bucket: found.bucket, path: found.path };
  if (!(await deps.fileChecks.admit(stored))) throw new AppError('not_found');
  return deps.ports.uploads.addressForVisitor(stored);
}
