import type { FastifyInstance } from 'fastify';
import { StorageError } from '../errors.ts';
import { requireClaims } from '../http/authenticate.ts';
import { assertObjectKey } from '../names.ts';
import { readBucketRules } from '../rows/bucket-rows.ts';
import type { Storage } from '../storage.ts';
import { changeObjects } from './change-objects.ts';
import { findOrThrow } from './find-readable.ts';
import type { ObjectRoute } from './object-route.ts';

/** Removes one object. A hidden object is missing; a visible one without the right is refused. */
export function removeObject(app: FastifyInstance, storage: Storage): void {
  app.delete<ObjectRoute>('/object/:bucket/*', async (request) => {
    const claims = await requireClaims(storage.core, request);
    const { bucket, '*': key } = request.params;
    assertObjectKey(key);
    await readBucketRules(storage.core.sql, bucket);
    await changeObjects(storage, claims, async (sql, forget) => {
      const { id } = await findOrThrow(sql, bucket, key);
      const [removed] = await sql<{ version: string | null }[]>`
        delete from storage.objects where id = ${id} returning version`;
      if (removed === undefined) throw new StorageError('accessDenied', 'Access denied');
      await forget([removed.version]);
    });
    return { message: 'Successfully deleted' };
  });
}
