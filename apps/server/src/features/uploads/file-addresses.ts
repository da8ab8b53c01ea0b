import { createHash, randomBytes } from 'node:crypto';
import { openFileAddress } from '@rxweb/contracts/file-addresses';
import { uploadLimits } from '@rxweb/contracts/shared/limits';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { AuditLog } from '../../kernel/audit/audit-log.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import { storageFailure } from '../../kernel/errors/storage-failure.ts';
import type { FileChecks } from '../../kernel/file-checks/file-checks.ts';
import type { Principal } from '../../kernel/http/authenticate.ts';
import {
  addFileAddress,
  addVisitorAddress,
  findFileAddress,
  mayReadFile,
  type StoredFileName,
} from './file-addresses.repository.ts';
import { isChecked } from './uploads.service.ts';

export interface FileAddressDeps {
  sql: Sql;
  supabase: SupabaseClient;
  publicUrl: string;
  audit: AuditLog;
  fileChecks: FileChecks;
}

/** An address for one file and one minute, tied to the session of who asks. Files they may not read count as missing. */
export async function makeFileAddress({ sql, publicUrl }: FileAddressDeps, principal: Principal, file: StoredFileName) {
  if (!(await mayReadFile(sql, principal, file))) throw new AppError('not_found');
  const token = randomBytes(32).toString('base64url');
  const expiresAt = await addFileAddress(sql, hashOf(token), principal.sessionId, file);
  if (!expiresAt) throw new AppError('session_ended');
  return { url: `${publicUrl}${openFileAddress.path}?token=${token}`, expires_at: expiresAt.toISOString() };
}

/** Without a session. The caller checks that the file is of the visitor's own conversation. */
export async function makeVisitorAddress(
  { sql, publicUrl }: Pick<FileAddressDeps, 'sql' | 'publicUrl'>,
  file: StoredFileName,
) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = await addVisitorAddress(sql, hashOf(token), file);
  return { url: `${publicUrl}${openFileAddress.path}?token=${token}`, expires_at: expiresAt.toISOString() };
}

/** Reads the file of an address. Audits each use before the first byte, refused ones included, under the account that made the address. */
export async function readFileAddress(deps: FileAddressDeps, token: string, clientAddress: string) {
  const address = await findFileAddress(deps.sql, hashOf(token));
  if (!address) throw new AppError('not_found', { message: 'This address opens no file.' });
  const { userId, sessionId } = address;
  const isOfVisitor = userId === null || sessionId === null;
  const isOpen = !address.hasEnded && (isOfVisitor || (await mayReadFile(deps.sql, { userId, sessionId }, address)));
  await deps.audit.write({
    action: 'file_read',
    outcome: isOpen ? 'ok' : 'refused',
    actorId: userId,
    target: `${address.bucket}/${address.path}`,
    detail: isOfVisitor ? 'visitor_file' : 'file_address',
    address: clientAddress,
  });
  if (!isOpen) throw new AppError('forbidden', { message: ended });
  const { data, error } = await deps.supabase.storage.from(address.bucket).download(address.path);
  if (error) throw storageFailure(error, uploadLimits.dropZoneMaxFileBytes);
  const checked = isChecked(address.bucket) ? await deps.fileChecks.admit(address) : null;
  const type = checked?.type ?? (data.type || 'application/octet-stream');
  return { file: data, type, name: address.path.slice(address.path.lastIndexOf('/') + 1) };
}

const ended =
  'This address no longer opens the file: it lasts one minute and ends with the session that made it. Open the file again from the app.';

const hashOf = (token: string) => createHash('sha256').update(token).digest();
