import { type Attachment, buckets } from '@rxweb/contracts/uploads';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Visitor } from '../../kernel/http/visitor.ts';

export interface StoredFile {
  type: string;
  size: number;
}

export interface UploadsRepository {
  reserve(visitor: Visitor, bucket: string, path: string): Promise<void>;
  /** False if another visitor has it. */
  reserveOwn(visitor: Visitor, bucket: string, path: string): Promise<boolean>;
  /** An unreserved file belongs to the first visitor who names it. */
  claim(visitor: Visitor, file: Pick<Attachment, 'bucket' | 'path'>): Promise<StoredFile | null>;
  /** Claims nothing. */
  isOwn(visitor: Visitor, bucket: string, path: string, since: Date): Promise<boolean>;
  bucketExists(bucket: string): Promise<boolean>;
}

export function createUploadsRepository(sql: Sql): UploadsRepository {
  return {
    async reserve(visitor, bucket, path) {
      await sql`insert into app.attachments (bucket, path, visitor_hash) values (${bucket}, ${path}, ${visitor.hash})`;
    },

    async reserveOwn(visitor, bucket, path) {
      await sql`
        insert into app.attachments (bucket, path, visitor_hash) values (${bucket}, ${path}, ${visitor.hash})
        on conflict do nothing`;
      const [owned] = await sql`
        select 1 from app.attachments where bucket = ${bucket} and path = ${path} and visitor_hash = ${visitor.hash}`;
      return owned !== undefined;
    },

    async claim(visitor, { bucket, path }) {
      const [file] = await sql<{ type: string | null; size: number | null }[]>`
        select metadata->>'mimetype' as type, (metadata->>'size')::float8 as size
        from storage.objects where bucket_id = ${bucket} and name = ${path}`;
      if (!file) return null;
      await sql`
        insert into app.attachments (bucket, path, visitor_hash)
        select ${bucket}, ${path}, ${visitor.hash} where ${bucket} = ${buckets.chat}
        on conflict do nothing`;
      const [owned] = await sql`
        select 1 from app.attachments where bucket = ${bucket} and path = ${path} and visitor_hash = ${visitor.hash}`;
      return owned ? { type: file.type ?? 'application/octet-stream', size: file.size ?? 0 } : null;
    },

    async isOwn(visitor, bucket, path, since) {
      const [owned] = await sql`
        select 1 from app.attachments
        where bucket = ${bucket} and path = ${path} and visitor_hash = ${visitor.hash} and created_at > ${since}`;
      return owned !== undefined;
    },

    async bucketExists(bucket) {
      const [row] = await sql<[{ found: boolean }]>`
        select exists (select from storage.buckets where id = ${bucket}) as found`;
      return row.found;
    },
  };
}
