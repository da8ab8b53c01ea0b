import { randomUUID } from 'node:crypto';
import type { Claims, StorageOperation } from '../../core/core.ts';
import type { StoredBytes } from '../bytes/byte-store.ts';
import { StorageError } from '../errors.ts';
import { isAllowedType } from '../http/media-type.ts';
import type { UploadBody } from '../http/upload-body.ts';
import { storageLimits } from '../limits.ts';
import { assertObjectKey } from '../names.ts';
import { type BucketRules, readBucketRules } from '../rows/bucket-rows.ts';
import { insertObject, type NewObject, type ObjectRow, upsertObject } from '../rows/object-rows.ts';
import type { Storage } from '../storage.ts';
import { isOutcomeUnknown } from '../to-storage-error.ts';
import { changeObjects } from './change-objects.ts';

export interface WriteTarget {
  claims: Claims;
  bucketId: string;
  key: string;
  upsert: boolean;
  ownerId: string | undefined;
  /** Whether no bytes are a file too. Default: no. */
  mayBeEmpty?: boolean;
}

/**
 * Stores one object: rules, rights, bytes, row, commit. Returns the row's id. A failure leaves neither row nor bytes.
 */
export async function writeObject(storage: Storage, target: WriteTarget, body: UploadBody): Promise<string> {
  const allowed = assertMayWrite(storage, target, { mimetype: body.mimetype });
  allowed.catch(() => undefined);
  const bucket = await readBucketRules(storage.core.sql, target.bucketId);
  assertAcceptable(bucket, { mimetype: body.mimetype, size: body.declaredBytes ?? 0 });
  await allowed;

  const stored = await storage.bytes.store(body.source, maxBytes(bucket));
  const row: NewObject = {
    ...newRow(target),
    version: stored.version,
    metadata: toMetadata(body, stored),
    userMetadata: body.userMetadata,
  };
  try {
    // A photo that never arrived (security row F8).
    if (stored.size === 0 && !target.mayBeEmpty) throw new StorageError('noContent');
    const id = await putRow(storage, target, row);
    // The row exists, and a leftover mark only costs the next start a lookup, so don't wait.
    storage.bytes
      .keep([stored.version])
      .catch((error: unknown) => storage.core.log.warn({ err: error }, 'an upload mark could not be removed'));
    return id;
  } catch (error) {
    if (!isOutcomeUnknown(error)) await storage.bytes.drop([stored.version]);
    throw error;
  }
}

/** Throws the errors of a write (refused by a policy, name taken) without writing. */
export async function assertMayWrite(
  { core }: Storage,
  target: WriteTarget,
  metadata: NewObject['metadata'],
  operation?: StorageOperation,
): Promise<void> {
  assertObjectKey(target.key);
  const row = { ...newRow(target), version: randomUUID(), metadata, userMetadata: null };
  const undo = new Error('trial run');
  await core
    .asRole(
      target.claims,
      async (sql) => {
        await (target.upsert ? upsertObject(sql, row) : insertObject(sql, row));
        throw undo;
      },
      operation,
    )
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
}

/** Checks a file's type and size for a bucket; throws `invalidMimeType` or `entityTooLarge`. */
export function assertAcceptable(bucket: BucketRules, file: { mimetype: string; size: number }): void {
  if (file.size > maxBytes(bucket)) throw new StorageError('entityTooLarge');
  if (!isAllowedType(file.mimetype, bucket.allowedTypes)) throw new StorageError('invalidMimeType', file.mimetype);
}

function putRow(storage: Storage, { claims, upsert }: WriteTarget, row: NewObject): Promise<string> {
  return changeObjects(storage, claims, async (sql, forget) => {
    if (!upsert) {
      await insertObject(sql, row);
      return row.id;
    }
    const { id, replaced } = await upsertObject(sql, row);
    await forget([replaced]);
    return id;
  });
}

function maxBytes(bucket: BucketRules): number {
  return Math.min(storageLimits.maxObjectBytes, bucket.maxBytes ?? storageLimits.maxObjectBytes);
}

function newRow({ bucketId, key, ownerId }: WriteTarget) {
  return { id: randomUUID(), bucketId, name: key, ownerId };
}

function toMetadata(body: UploadBody, stored: StoredBytes): ObjectRow['metadata'] {
  return {
    // A version's bytes never change, so its name is a strong validator without hashing.
    eTag: `"${stored.version.replaceAll('-', '')}"`,
    size: stored.size,
    mimetype: body.mimetype,
    cacheControl: body.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: stored.size,
    httpStatusCode: 200,
  };
}
