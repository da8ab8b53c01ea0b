import type { FastifyInstance } from 'fastify';
import type { Storage } from '../storage.ts';
import { findReadable } from './find-readable.ts';
import type { ObjectRoute } from './object-route.ts';

/** Object information for callers who may read it. */
export function getObjectInfo(app: FastifyInstance, storage: Storage): void {
  app.get<ObjectRoute>('/object/info/:bucket/*', async (request) => {
    const { bucket, '*': key } = request.params;
    const { row } = await findReadable(storage, request, bucket, key);
    return {
      id: row.id,
      name: row.name,
      version: row.version,
      bucket_id: row.bucket_id,
      size: row.metadata.size,
      content_type: row.metadata.mimetype,
      cache_control: row.metadata.cacheControl,
      etag: row.metadata.eTag,
      metadata: row.user_metadata ?? {},
      last_modified: row.metadata.lastModified,
      created_at: row.created_at,
    };
  });
}
