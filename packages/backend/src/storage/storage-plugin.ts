import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Core } from '../core/core.ts';
import { setSafeHeaders } from '../gateway/safe-headers.ts';
import { createBucket } from './buckets/create-bucket.ts';
import { getBucket, listBuckets } from './buckets/read-buckets.ts';
import { deleteBucket, emptyBucket } from './buckets/remove-buckets.ts';
import { updateBucket } from './buckets/update-bucket.ts';
import { openByteStore } from './bytes/byte-store.ts';
import { finishPendingUploads } from './bytes/finish-pending-uploads.ts';
import { toErrorBody, toHttpStatus } from './errors.ts';
import { nameUnknownFields } from './http/known-fields.ts';
import { storageLimits } from './limits.ts';
import { copyObject } from './objects/copy-object.ts';
import { downloadObject, downloadPublicObject } from './objects/download-object.ts';
import { downloadSignedObject } from './objects/download-signed-object.ts';
import { getObjectInfo, getPublicObjectInfo } from './objects/get-object-info.ts';
import { listObjects } from './objects/list-objects.ts';
import { listObjectsV2 } from './objects/list-objects-v2.ts';
import { moveObject } from './objects/move-object.ts';
import { removeObject } from './objects/remove-object.ts';
import { removeObjects } from './objects/remove-objects.ts';
import { signDownload, signDownloads } from './objects/sign-download.ts';
import { signUpload } from './objects/sign-upload.ts';
import { uploadObject, uploadToSignedUrl } from './objects/upload-object.ts';
import type { Storage } from './storage.ts';
import { toStorageError } from './to-storage-error.ts';

type Operation = (app: FastifyInstance, storage: Storage) => void;

/** Calls with a JSON body or none. */
const jsonOperations: readonly Operation[] = [
  reportHealth,
  listBuckets,
  getBucket,
  createBucket,
  updateBucket,
  deleteBucket,
  emptyBucket,
  listObjects,
  listObjectsV2,
  getObjectInfo,
  getPublicObjectInfo,
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

/** Calls with a file as the body, read as it arrives. */
const uploadOperations: readonly Operation[] = [uploadObject, uploadToSignedUrl];

/**
 * Serves Supabase's storage calls (`.../storage/v1`). Row level security decides; bytes are under `dataDir/storage`.
 */
export function storagePlugin(core: Core): FastifyPluginAsync {
  return async (app) => {
    const storage = await openStorage(core);

    app.addHook('onRequest', async (_request, reply) => setSafeHeaders(reply));
    app.addHook('onSend', async (_request, reply) => {
      // Refused earlier, by the gateway.
      if (!reply.hasHeader('x-robots-tag')) setSafeHeaders(reply);
    });
    nameUnknownFields(app);
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

/** `/status`: the service runs. `/health`: its database answers too. */
function reportHealth(app: FastifyInstance, { core }: Storage): void {
  app.get('/status', (_request, reply) => reply.send());
  app.get('/health', async () => {
    await core.sql`select 1`;
    return { healthy: true };
  });
}

const opened = new WeakMap<Core, Promise<Storage>>();

/** Opens a backend's store once, though it is mounted twice: opening clears unfinished uploads. */
function openStorage(core: Core): Promise<Storage> {
  const storage = opened.get(core) ?? open(core);
  opened.set(core, storage);
  return storage;
}

async function open(core: Core): Promise<Storage> {
  const bytes = await openByteStore(join(core.dataDir, 'storage'));
  const removed = await finishPendingUploads(core.sql, bytes);
  if (removed > 0) core.log.info({ removed }, 'removed bytes of interrupted uploads and removals');
  return { core, bytes };
}

/** Drains a refused body for a moment. Closing at once would reset the connection and hide our response. */
function discardRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), storageLimits.discardMs);
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
}
