import { uploadLimits } from '@rxweb/contracts/limits';
import type { BootData } from '@rxweb/contracts/store';
import {
  type Attachment,
  buckets,
  createUploadUrl,
  genericBinary,
  getStorageHealth,
  type UploadResult,
  uploadProxy,
} from '@rxweb/contracts/uploads';
import { storedFileName } from '@rxweb/domain/stored-file-name';
import { proxyFailureMessage, signedFailureMessage, uploadErrorText } from '@rxweb/domain/upload-error-text';
import { type UploadMethod, uploadMethods } from '@rxweb/domain/upload-plan';
import { ApiError } from '../../../lib/api-error.ts';
import { callEndpoint } from '../../../lib/call-endpoint.ts';
import { type StoreMethod, storeFile, UploadError, waitFor, withRetries } from './store-file.ts';
import { createUploadFetch } from './upload-fetch.ts';

export interface UploadOptions {
  backend: BootData['backend'];
  /** How many bytes of the file have left. */
  onProgress(sentBytes: number): void;
  signal: AbortSignal;
}

/** Stores one file of a visitor. Throws an {@link UploadError} when every way failed. */
export async function uploadFile(file: File, { backend, onProgress, signal }: UploadOptions): Promise<UploadResult> {
  const send = createUploadFetch((sent, total) => onProgress(fileShare(sent, total, file.size)), signal);
  const name = storedFileName(file.name, Date.now(), crypto.getRandomValues(new Uint8Array(16)));
  if (!backend) return { ...(await proxyMethod(file, name, send)(signal)), publicUrl: '', originalFile: file };

  const storageUrl = new URL(`${backend.path}/storage/v1`, location.href).href;
  const { openBucket } = await import('./storage-client.ts');
  const open = (bucket: string) => openBucket(storageUrl, backend.anonKey, bucket, send);
  const stored = await storeFile(
    uploadMethods(location.href, storageUrl),
    { ...clientMethods(file, name, open), proxy: proxyMethod(file, name, send) },
    signal,
  );
  const { publicUrl } = open(stored.bucket).getPublicUrl(stored.path).data;
  return { ...stored, publicUrl, originalFile: file };
}

type OpenBucket = (bucket: string) => ReturnType<typeof import('./storage-client.ts')['openBucket']>;

/** The two ways that go through the storage client. They share one name, so that a lost answer does not store the file twice. */
function clientMethods(
  file: File,
  wantedName: string,
  open: OpenBucket,
): Record<Exclude<UploadMethod, 'proxy'>, StoreMethod> {
  let name = wantedName;
  let wasSent = false;
  return {
    async signed(signal) {
      const granted = await callEndpoint(createUploadUrl, { body: { path: name, upsert: false } }, { signal }).catch(
        asSignedFailure,
      );
      name = granted.path;
      wasSent = true;
      const { error } = await open(granted.bucket).uploadToSignedUrl(granted.path, granted.token, file);
      if (error) throw error;
      return { path: granted.path, bucket: granted.bucket };
    },
    direct: (signal) =>
      withRetries(
        async () => {
          const options = { upsert: false, cacheControl: String(uploadLimits.cacheControlSeconds) };
          const { error } = await open(buckets.chat).upload(name, file, options);
          const isStoredAlready = wasSent && error !== null && Number(statusCodeOf(error)) === 409;
          wasSent = true;
          if (error && !isStoredAlready) throw error;
          return { path: name, bucket: buckets.chat };
        },
        (ms) => waitFor(ms, signal),
      ),
  };
}

function statusCodeOf(error: object): unknown {
  return 'statusCode' in error ? error.statusCode : undefined;
}

function proxyMethod(file: File, name: string, send: typeof fetch): StoreMethod {
  return async (signal) => {
    const headers = { 'content-type': file.type || genericBinary };
    const input = { headers: { 'x-file-path': name }, body: file };
    const answer = await callEndpoint(uploadProxy, input, { signal, headers, fetch: send }).catch(asProxyFailure);
    return { path: answer.path, bucket: answer.bucket };
  };
}

function asSignedFailure(error: unknown): never {
  throw toUploadError(error, ({ status }) => signedFailureMessage(status));
}

function asProxyFailure(error: unknown): never {
  throw toUploadError(error, ({ statusText, status }) => proxyFailureMessage(statusText || String(status)));
}

/** Keeps the server's words where they decide what the person reads (size, quota); else the method names itself. */
function toUploadError(error: unknown, nameMethod: (error: ApiError) => string): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, message } = error;
  if (error.code === 'network') return new UploadError({ message: `Network error: ${message}` });
  const saysMore = uploadErrorText({ status, message }) !== uploadErrorText({});
  return new UploadError({ status, message: saysMore ? message : nameMethod(error) });
}

/** The share of the file in what has left: a form body also carries its own wrapping. */
function fileShare(sent: number, total: number, fileSize: number): number {
  return total > 0 ? Math.min(fileSize, Math.round((sent / total) * fileSize)) : 0;
}

/** What travels with the chat message (spec section 3). */
export function toAttachment({ path, bucket, originalFile: { name, type, size } }: UploadResult): Attachment {
  const known = bucket === buckets.general ? buckets.general : buckets.chat;
  return { bucket: known, path, name, type: type || genericBinary, size };
}

/** The bucket that is missing, or null when the storage is as it should be or cannot be asked (spec section 7). */
export async function findMissingBucket(signal: AbortSignal): Promise<string | null> {
  const health = await callEndpoint(getStorageHealth, {}, { signal }).catch(() => null);
  return health?.exists === false ? health.bucket : null;
}
