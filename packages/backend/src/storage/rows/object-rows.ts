import type { JsonValue, Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { z } from 'zod';

export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
}

export interface ObjectRow {
  id: string;
  bucket_id: string;
  name: string;
  owner: string | null;
  owner_id: string | null;
  version: string;
  metadata: ObjectMetadata;
  user_metadata: Record<string, JsonValue> | null;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
}

export interface NewObject {
  id: string;
  bucketId: string;
  name: string;
  ownerId: string | undefined;
  version: string;
  metadata: Partial<ObjectMetadata>;
  userMetadata: Record<string, JsonValue> | null;
}

export type Handle = Sql | TransactionSql;

/** Adds a row. Returns nothing, so the insert right suffices. A taken name is error 23505. */
export async function insertObject(sql: Handle, row: NewObject): Promise<void> {
  await sql`insert into storage.objects ${sql(toColumns(sql, row))}`;
}

/** Adds or replaces a row; returns its id and the replaced version. */
export async function upsertObject(sql: Handle, row: NewObject): Promise<{ id: string; replaced: string | null }> {
  const [written] = await sql<{ id: string; replaced: string | null }[]>`
    insert into storage.objects ${sql(toColumns(sql, row))}
    on conflict (bucket_id, name) do update set
      version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata,
      owner = excluded.owner, owner_id = excluded.owner_id, updated_at = now()
    returning new.id, old.version as replaced`;
  return written ?? { id: row.id, replaced: null };
}

/** The object's row, if visible to this handle. */
export async function findObject(sql: Handle, bucketId: string, name: string): Promise<ObjectRow | undefined> {
  const [row] = await sql<ObjectRow[]>`
    select id, bucket_id, name, owner, owner_id, version, metadata, user_metadata, created_at, updated_at, last_accessed_at
    from storage.objects where bucket_id = ${bucketId} and name = ${name}`;
  return row;
}

function toColumns(sql: Handle, row: NewObject) {
  return {
    id: row.id,
    bucket_id: row.bucketId,
    name: row.name,
    owner: z.guid().safeParse(row.ownerId).data ?? null,
    owner_id: row.ownerId ?? null,
    version: row.version,
    metadata: sql.json({ ...row.metadata }),
    user_metadata: row.userMetadata === null ? null : sql.json(row.userMetadata),
  };
}
