import { fileAddressMs } from '@rxweb/contracts/file-addresses';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';

export interface StoredFileName {
  bucket: string;
  path: string;
}

export interface FileAddress extends StoredFileName {
  /** Null: a visitor's. */
  userId: string | null;
  sessionId: string | null;
  hasEnded: boolean;
}

/** Null if the session is over. Its row is locked, so the address can't outlive a session that ends meanwhile. */
export async function addFileAddress(
  sql: Sql,
  hash: Buffer,
  sessionId: string,
  { bucket, path }: StoredFileName,
): Promise<Date | null> {
  await sql`delete from app.capabilities where expires_at < now() - interval '1 day'`;
  const [made] = await sql<{ expiresAt: Date }[]>`
    insert into app.capabilities (hash, kind, subject, session_id, target, expires_at)
    select ${hash}, 'file_address', x.user_id, x.id, ${`${bucket}/${path}`}, now() + ${fileAddressMs} * interval '1 millisecond'
    from auth.sessions x where x.id = ${sessionId} for key share
    returning expires_at as "expiresAt"`;
  return made?.expiresAt ?? null;
}

export async function addVisitorAddress(sql: Sql, hash: Buffer, { bucket, path }: StoredFileName): Promise<Date> {
  const [made] = await sql<[{ expiresAt: Date }]>`
    insert into app.capabilities (hash, kind, target, expires_at)
    values (${hash}, 'visitor_file', ${`${bucket}/${path}`}, now() + ${fileAddressMs} * interval '1 millisecond')
    returning expires_at as "expiresAt"`;
  return made.expiresAt;
}

export async function findFileAddress(sql: Sql, hash: Buffer): Promise<FileAddress | null> {
  const [row] = await sql<FileAddress[]>`
    select subject as "userId", session_id as "sessionId", revoked_at is not null or expires_at <= now() as "hasEnded",
      split_part(target, '/', 1) as bucket, substr(target, strpos(target, '/') + 1) as path
    from app.capabilities where hash = ${hash} and kind in ('file_address', 'visitor_file')`;
  return row ?? null;
}

/** Asks the policies, as the session's own token would: they know its limits, the role of now and the second factor. */
export async function mayReadFile(
  sql: Sql,
  { userId, sessionId }: { userId: string; sessionId: string },
  { bucket, path }: StoredFileName,
): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    const [session] = await tx<{ aal: string | null }[]>`
      select aal from auth.sessions where id = ${sessionId} and user_id = ${userId}`;
    if (!session) return false;
    const claims = { role: 'authenticated', sub: userId, session_id: sessionId, aal: session.aal };
    await tx`
      select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', 'authenticated', true)`;
    const [file] = await tx`select 1 from storage.objects where bucket_id = ${bucket} and name = ${path}`;
    return file !== undefined;
  });
}
