import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyRequest } from 'fastify';
import { StorageError } from '../errors.ts';
import { readClaims } from '../http/authenticate.ts';
import { assertObjectKey } from '../names.ts';
import { readBucketRules } from '../rows/bucket-rows.ts';
import { findObject, type Handle, type ObjectRow } from '../rows/object-rows.ts';
import type { Storage } from '../storage.ts';

export interface FoundObject {
  row: ObjectRow;
  isPublic: boolean;
}

/**
 * An object the caller may read. Throws `noSuchBucket` for anonymous callers, `noSuchKey` for a missing or hidden
 * object.
 */
export async function findReadable(
  { core }: Storage,
  request: FastifyRequest,
  bucketId: string,
  key: string,
): Promise<FoundObject> {
  assertObjectKey(key);
  const { isPublic } = await readBucketRules(core.sql, bucketId);
  if (isPublic) return { isPublic, row: await findOrThrow(core.sql, bucketId, key) };

  const claims = await readClaims(core, request);
  if (claims === undefined) throw new StorageError('noSuchBucket');
  return { isPublic, row: await core.asRole(claims, (sql) => findOrThrow(sql, bucketId, key)) };
}

/** An object of a public bucket. Throws `noSuchBucket` for a private one, `noSuchKey` for a missing object. */
export async function findPublic(sql: Sql, bucketId: string, key: string): Promise<FoundObject> {
  assertObjectKey(key);
  const { isPublic } = await readBucketRules(sql, bucketId);
  if (!isPublic) throw new StorageError('noSuchBucket');
  return { isPublic, row: await findOrThrow(sql, bucketId, key) };
}

/** The object's row, if visible to this handle. Throws `noSuchKey`. */
export async function findOrThrow(sql: Handle, bucketId: string, key: string): Promise<ObjectRow> {
  const row = await findObject(sql, bucketId, key);
  if (row === undefined) throw new StorageError('noSuchKey');
  return row;
}
