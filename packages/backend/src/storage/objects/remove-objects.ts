import type { FastifyInstance } from 'fastify';
import { requireClaims } from '../http/authenticate.ts';
import { onlyFields } from '../http/known-fields.ts';
import { storageLimits } from '../limits.ts';
import type { ObjectRow } from '../rows/object-rows.ts';
import type { Storage } from '../storage.ts';
import { changeObjects } from './change-objects.ts';

interface Route {
  Params: { bucket: string };
  Body: { prefixes: string[] };
}

/** Names only: an item `{path, versionId}` is refused, because there are no older versions. */
const prefixes = { type: 'array', minItems: 1, maxItems: storageLimits.maxKeysPerCall, items: { type: 'string' } };
const body = { ...onlyFields({ prefixes }), required: ['prefixes'] };

/** Removes the named objects the caller may see and remove, and returns them. */
export function removeObjects(app: FastifyInstance, storage: Storage): void {
  app.delete<Route>('/object/:bucket', { schema: { body } }, async (request) => {
    const claims = await requireClaims(storage.core, request);
    return changeObjects(storage, claims, async (sql, forget) => {
      const removed = await sql<ObjectRow[]>`
        delete from storage.objects where bucket_id = ${request.params.bucket} and name = any(${request.body.prefixes})
        returning id, bucket_id, name, owner, owner_id, version, metadata, user_metadata,
          created_at, updated_at, last_accessed_at`;
      await forget(removed.map((row) => row.version));
      return removed;
    });
  });
}
