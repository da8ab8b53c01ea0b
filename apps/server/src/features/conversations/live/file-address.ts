import type { Visitor } from '../../../kernel/http/visitor.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { ofVisitor } from './answering-row.ts';
import type { LiveDeps } from './live-deps.ts';

interface WhichFile {
  chatId: string;
  message: string;
  file: number;
}

/** An address for one file of the visitor's own conversation. Harmful and unscanned files have none. */
export async function addressOfVisitorFile(deps: LiveDeps, visitor: Visitor, { chatId, message, file }: WhichFile) {
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
