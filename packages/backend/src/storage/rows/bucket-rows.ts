import type { Sql } from '@rxweb/platform/sql/sql';
import { StorageError } from '../errors.ts';

export interface BucketRow {
  id: string;
  name: string;
  owner: string | null;
  public: boolean;
  file_size_limit: string | null;
  allowed_mime_types: string[] | null;
  created_at: Date;
  updated_at: Date;
}

/** Bucket fields that object rules need. */
export interface BucketRules {
  id: string;
  isPublic: boolean;
  maxBytes: number | null;
  allowedTypes: string[] | null;
}

/** Reads a bucket with full rights: its rules apply to callers who can't see it. Throws `noSuchBucket`. */
export async function readBucketRules(sql: Sql, id: string): Promise<BucketRules> {
  const [row] = await sql<Pick<BucketRow, 'id' | 'public' | 'file_size_limit' | 'allowed_mime_types'>[]>`
    select id, public, file_size_limit, allowed_mime_types from storage.buckets where id = ${id}`;
  if (row === undefined) throw new StorageError('noSuchBucket');
  return {
    id: row.id,
    isPublic: row.public,
    maxBytes: row.file_size_limit === null ? null : Number(row.file_size_limit),
    allowedTypes: row.allowed_mime_types,
  };
}

/** A bucket in the API's format. Lists carry its `type` as well, single buckets don't. */
export function toBucket(row: BucketRow) {
  return {
    id: row.id,
    name: row.name,
    owner: row.owner ?? '',
    public: row.public,
    file_size_limit: row.file_size_limit === null ? null : Number(row.file_size_limit),
    allowed_mime_types: row.allowed_mime_types,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
