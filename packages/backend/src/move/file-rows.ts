import type { AnySql, Sql } from '@rxweb/platform/sql/sql';
import { cacheControlOf, lastModifiedOf, type StoredFile, typeOf } from './side.ts';

export function listFiles(sql: AnySql): Promise<StoredFile[]> {
  return sql<StoredFile[]>`
    select id, bucket_id as bucket, name, owner, owner_id as "ownerId", version, metadata, user_metadata as "userMetadata",
      (created_at at time zone 'UTC')::text || 'Z' as "createdAt", (updated_at at time zone 'UTC')::text || 'Z' as "updatedAt",
      (last_accessed_at at time zone 'UTC')::text || 'Z' as "lastAccessedAt"
    from storage.objects where bucket_id is not null and name is not null
    order by bucket_id collate "C", name collate "C"`;
}

/** What must be equal at both ends. Entity tags, and how bytes are kept, are each end's own. */
export const fieldsOf = (file: StoredFile): string =>
  JSON.stringify([
    file.id,
    file.owner,
    file.ownerId,
    sortKeys(file.userMetadata),
    file.createdAt,
    file.updatedAt,
    typeOf(file),
    cacheControlOf(file),
    lastModifiedOf(file),
    file.metadata?.size ?? null,
  ]);

/** Whether a file changed since it was moved. */
export const markOf = ({ id, version, updatedAt, metadata }: StoredFile): string =>
  JSON.stringify([id, version, updatedAt, metadata?.eTag ?? null]);

const sortKeys = (value: StoredFile['userMetadata']) =>
  value && Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Adds or replaces a row. Returns the version that nothing names any longer. */
export async function putRow(sql: AnySql, file: StoredFile): Promise<string | null> {
  const [written] = await sql<{ replaced: string | null }[]>`
    insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata, created_at, updated_at,
      last_accessed_at)
    values (${file.id}, ${file.bucket}, ${file.name}, ${file.owner}, ${file.ownerId}, ${file.version}, ${sql.json(file.metadata)},
      ${file.userMetadata === null ? null : sql.json(file.userMetadata)}, ${file.createdAt}::timestamptz, ${file.updatedAt}::timestamptz,
      ${file.lastAccessedAt}::timestamptz)
    on conflict (bucket_id, name) do update set
      id = excluded.id, owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version, metadata = excluded.metadata,
      user_metadata = excluded.user_metadata, created_at = excluded.created_at, updated_at = excluded.updated_at,
      last_accessed_at = excluded.last_accessed_at
    returning old.version as replaced`;
  return written?.replaced ?? null;
}

/** Gives a newly stored file the fields it had. Triggers would set today's dates. */
export async function writeRow(sql: Sql, file: StoredFile): Promise<void> {
  const connection = await sql.reserve();
  try {
    await connection`set session_replication_role = replica`;
    const described = {
      mimetype: typeOf(file),
      cacheControl: cacheControlOf(file),
      lastModified: lastModifiedOf(file),
    };
    const { count } = await connection`
      update storage.objects set
        id = ${file.id}, owner = ${file.owner}, owner_id = ${file.ownerId},
        metadata = metadata || ${connection.json(described)},
        user_metadata = ${file.userMetadata === null ? null : connection.json(file.userMetadata)},
        created_at = ${file.createdAt}::timestamptz, updated_at = ${file.updatedAt}::timestamptz,
        last_accessed_at = ${file.lastAccessedAt}::timestamptz
      where bucket_id = ${file.bucket} and name = ${file.name}`;
    if (count !== 1) throw new Error(`${file.bucket}/${file.name} was stored and has no row`);
  } finally {
    await connection`reset session_replication_role`.catch(() => undefined);
    connection.release();
  }
}
