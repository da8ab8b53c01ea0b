import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Claims } from '../../core/core.ts';
import { requireClaims } from '../http/authenticate.ts';
import { onlyFields } from '../http/known-fields.ts';
import { checkMediaType, toHeaderValue, type UploadBody } from '../http/upload-body.ts';
import { readMetadataHeader } from '../http/user-metadata.ts';
import { assertObjectKey } from '../names.ts';
import { findObject, type ObjectRow } from '../rows/object-rows.ts';
import type { Storage } from '../storage.ts';
import { findOrThrow } from './find-readable.ts';
import { type TransferBody, transferFields, transferRequired } from './transfer-body.ts';
import { writeObject } from './write-object.ts';

interface CopyBody extends TransferBody {
  copyMetadata: boolean;
  metadata: { cacheControl?: string; mimetype?: string };
}

const body = {
  ...onlyFields({
    ...transferFields,
    copyMetadata: { type: 'boolean', default: true },
    metadata: { ...onlyFields({ cacheControl: { type: 'string' }, mimetype: { type: 'string' } }), default: {} },
  }),
  required: transferRequired,
};

/**
 * Copies an object's bytes. Needs the rights to read the source and add the target. With `copyMetadata: false`, the request sets the metadata.
 */
export function copyObject(app: FastifyInstance, storage: Storage): void {
  app.post<{ Body: CopyBody }>('/object/copy', { schema: { body } }, async (request) => {
    const claims = await requireClaims(storage.core, request);
    const { bucketId, sourceKey, destinationKey, destinationBucket = bucketId } = request.body;
    assertObjectKey(sourceKey);
    const source = await storage.core.asRole(claims, (sql) => findOrThrow(sql, bucketId, sourceKey));
    const upsert = request.headers['x-upsert'] === 'true';
    const isEmpty = source.metadata.size === 0;
    const owned = { claims, ownerId: claims.sub, mayBeEmpty: isEmpty };
    const target = { ...owned, bucketId: destinationBucket, key: destinationKey, upsert };
    const described = request.body.copyMetadata ? source : describeCopy(source, request.body.metadata, request.headers);
    const id = await writeCopy(storage, target, described);
    const copied = await readBack(storage, claims, destinationBucket, destinationKey);
    return { ...copied, Id: id, Key: `${destinationBucket}/${destinationKey}` };
  });
}

/** What the request leaves out stays, except the caller's own metadata. */
function describeCopy(
  source: ObjectRow,
  { mimetype, cacheControl }: CopyBody['metadata'],
  headers: IncomingHttpHeaders,
): ObjectRow {
  return {
    ...source,
    metadata: {
      ...source.metadata,
      ...(mimetype !== undefined && { mimetype: checkMediaType(mimetype) }),
      ...(cacheControl !== undefined && { cacheControl: toHeaderValue(cacheControl, 'no-cache') }),
    },
    user_metadata: readMetadataHeader(headers),
  };
}

async function writeCopy(
  storage: Storage,
  target: Parameters<typeof writeObject>[1],
  source: ObjectRow,
): Promise<string> {
  const file = await storage.bytes.open(source.version);
  try {
    const body: UploadBody = {
      source: file.createReadStream({ autoClose: false }),
      declaredBytes: source.metadata.size,
      mimetype: source.metadata.mimetype,
      cacheControl: source.metadata.cacheControl,
      userMetadata: source.user_metadata,
    };
    return await writeObject(storage, target, body);
  } finally {
    await file.close();
  }
}

/** The new row, if the caller may see it. */
function readBack({ core }: Storage, claims: Claims, bucketId: string, key: string): Promise<ObjectRow | undefined> {
  return core.asRole(claims, (sql) => findObject(sql, bucketId, key));
}
