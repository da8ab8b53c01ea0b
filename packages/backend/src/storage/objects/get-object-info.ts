import type { FastifyInstance } from 'fastify';
import { withoutFields } from '../http/known-fields.ts';
import type { ObjectRow } from '../rows/object-rows.ts';
import type { Storage } from '../storage.ts';
import { findPublic, findReadable } from './find-readable.ts';
import type { ObjectRoute } from './object-route.ts';
import { refusedOfObjects, setValidators } from './serve-object.ts';

const schema = { querystring: withoutFields({}, refusedOfObjects) };

/** Object information for callers who may read it. */
export function getObjectInfo(app: FastifyInstance, storage: Storage): void {
  for (const url of ['/object/info/:bucket/*', '/object/info/authenticated/:bucket/*']) {
    app.get<ObjectRoute>(url, { schema }, async (request, reply) => {
      const { bucket, '*': key } = request.params;
      const { row, isPublic } = await findReadable(storage, request, bucket, key);
      setValidators(reply, row.metadata, isPublic);
      return toInfo(row);
    });
  }
}

/** Object information of a public bucket, for anyone. A private bucket looks missing. */
export function getPublicObjectInfo(app: FastifyInstance, { core }: Storage): void {
  app.get<ObjectRoute>('/object/info/public/:bucket/*', { schema }, async (request, reply) => {
    const { bucket, '*': key } = request.params;
    const { row } = await findPublic(core.sql, bucket, key);
    setValidators(reply, row.metadata, true);
    return toInfo(row);
  });
}

function toInfo(row: ObjectRow) {
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
}
