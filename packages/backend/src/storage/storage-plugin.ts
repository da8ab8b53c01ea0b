import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Core } from '../core/core.ts';
import { setSafeHeaders } from '../gateway/safe-headers.ts';
import { createBucket } from './buckets/create-bucket.ts';
import { deleteBucket } from './buckets/delete-bucket.ts';
import { emptyBucket } from './buckets/empty-bucket.ts';
import { getBucket } from './buckets/get-bucket.ts';
import { listBuckets } from './buckets/list-buckets.ts';
import { updateBucket } from './buckets/update-bucket.ts';
import { toErrorBody, toHttpStatus } from './errors.ts';
import { discardRest } from './http/discard-rest.ts';
import { storageLimits } from './limits.ts';
import { copyObject } from './objects/copy-object.ts';
import { downloadObject } from './objects/download-object.ts';
import { downloadPublicObject } from './objects/download-public-object.ts';
import { downloadSignedObject } from './objects/download-signed-object.ts';
import { getObjectInfo } from './objects/get-object-info.ts';
import { listObjects } from './objects/list-objects.ts';
import { moveObject } from './objects/move-object.ts';
import { removeObject } from './objects/remove-object.ts';
import { removeObjects } from './objects/remove-objects.ts';
import { signDownload, signDownloads } from './objects/sign-download.ts';
import { signUpload } from './objects/sign-upload.ts';
import { uploadObject } from './objects/upload-object.ts';
import { uploadToSignedUrl } from './objects/upload-to-signed-url.ts';
import { openStorage } from './open-storage.ts';
import { reportHealth } from './report-health.ts';
import type { Storage } from './storage.ts';
import { toStorageError } from './to-storage-error.ts';

type Operation = (app: FastifyInstance, storage: Storage) => void;

/** Calls whose body is JSON, or that have none. */
const jsonOperations: readonly Operation[] = [
  reportHealth,
  listBuckets,
  getBucket,
  createBucket,
  updateBucket,
  deleteBucket,
  emptyBucket,
  listObjects,
  getObjectInfo,
  downloadObject,
  downloadPublicObject,
  downloadSignedObject,
  signDownload,
  signDownloads,
  signUpload,
  moveObject,
  copyObject,
  removeObject,
  removeObjects,
];

/** Calls whose body is a file of any type, read as it arrives. */
const uploadOperations: readonly Operation[] = [uploadObject, uploadToSignedUrl];

/**
 * The storage service: Supabase's calls under the prefix it is mounted at (`.../storage/v1`). Rights are the row level
 * security of storage.buckets and storage.objects; bytes lie under `dataDir/storage`.
 */
export function storagePlugin(core: Core): FastifyPluginAsync {
  return async (app) => {
    const storage = await openStorage(core);

    app.addHook('onRequest', async (_request, reply) => setSafeHeaders(reply));
    app.addHook('onSend', async (_request, reply) => {
      // Refused before it came here, by the gateway.
      if (!reply.hasHeader('x-robots-tag')) setSafeHeaders(reply);
    });
    app.setErrorHandler(answerError);
    app.setNotFoundHandler((request, reply) => {
      const message = `Route ${request.method}:${request.url.split('?', 1)[0]} not found`;
      return reply.code(404).send({ message, error: 'Not Found', statusCode: 404 });
    });

    await app.register(async (json) => {
      json.addHook('onRoute', (route) => {
        route.bodyLimit = storageLimits.maxJsonBytes;
      });
      for (const register of jsonOperations) register(json, storage);
    });
    await app.register(async (uploads) => {
      uploads.removeAllContentTypeParsers();
      uploads.addContentTypeParser('*', (_request, _payload, done) => done(null));
      await uploads.register(multipart);
      for (const register of uploadOperations) register(uploads, storage);
    });
  };
}

const answerError: Parameters<FastifyInstance['setErrorHandler']>[0] = (error, request, reply) => {
  const failure = toStorageError(error);
  if (failure.failure === 'internal') request.log.error({ err: error }, 'a storage call failed');
  if (failure.failure === 'unavailable') reply.header('retry-after', '1');
  discardRest(request.raw);
  return reply.code(toHttpStatus(failure)).send(toErrorBody(failure));
};
