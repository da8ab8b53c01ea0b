import type { BootData } from '@rxweb/contracts/store';
import { type Attachment, buckets, genericBinary, type UploadResult } from '@rxweb/contracts/uploads';
import { storedFileName } from '@rxweb/domain/uploads/stored-file-name';
import { uploadMethods } from '@rxweb/domain/uploads/upload-plan';
import { createUploadFetch } from '../../../api/upload-fetch.ts';
import { withKey } from '../../../backend/backend-key.ts';
import { withNormalizedErrors } from './answer-errors.ts';
import { type StoredFile, storeFile, UploadError } from './store-file.ts';
import { newTicket, sendThroughProxy, storeMethods } from './store-methods.ts';
import type { UploadAttempt, UploadTicket } from './upload-ticket.ts';

export interface UploadOptions {
  backend: BootData['backend'];
  onProgress(sentBytes: number): void;
  /** Saves the name for the retry; awaited before the bytes leave. */
  keepTicket(ticket: UploadTicket): Promise<void>;
  signal: AbortSignal;
}

/** A first try: the file under a new name. */
export function newAttempt(file: File): UploadAttempt {
  return { file, ticket: newTicket(storedFileName(file.name, Date.now(), crypto.getRandomValues(new Uint8Array(16)))) };
}

/** Stores a visitor's file. Throws {@link UploadError} when every method failed, or the abort reason. */
export async function uploadFile(attempt: UploadAttempt, options: UploadOptions): Promise<UploadResult> {
  const { file, ticket } = attempt;
  const { backend, signal } = options;
  const onProgress = (sent: number, total: number) => options.onProgress(fileShare(sent, total, file.size));
  const sendFile = withNormalizedErrors(createUploadFetch(onProgress, signal));
  if (!backend) {
    const viaProxy = () => sendThroughProxy(file, ticket.name, sendFile, signal);
    const stored = await storeFile(['proxy'], { signed: viaProxy, direct: viaProxy, proxy: viaProxy }, signal);
    return { ...stored, publicUrl: '', originalFile: file };
  }
  const storageUrl = new URL(`${backend.path}/storage/v1`, location.href).href;
  const open = async (bucket: string) => {
    const [client, { anonKey }] = await Promise.all([loadClient(), withKey(backend).catch(asNetworkFailure)]);
    return client.openBucket(storageUrl, anonKey, bucket, sendFile);
  };
  const methods = storeMethods(attempt, {
    open,
    sendFile,
    send: withNormalizedErrors((...call) => fetch(...call)),
    keepTicket: options.keepTicket,
  });
  const stored = await storeFile(uploadMethods(location.href, storageUrl), methods, signal);
  return { ...stored, publicUrl: publicUrlOf(storageUrl, stored), originalFile: file };
}

/** Public URL in storage (spec section 7). Visitors' files are private, so it opens nothing by itself. */
export function publicUrlOf(storageUrl: string, { bucket, path }: StoredFile): string {
  return `${storageUrl}/object/public/${bucket}/${path}`;
}

function loadClient() {
  return import('./storage-client.ts').catch(asNetworkFailure);
}

function asNetworkFailure(error: unknown): never {
  throw new UploadError({ message: `Network error: ${error instanceof Error ? error.message : error}` });
}

/** The file's share of the bytes sent: a form body has overhead. */
function fileShare(sent: number, total: number, fileSize: number): number {
  return total > 0 ? Math.min(fileSize, Math.round((sent / total) * fileSize)) : 0;
}

/** What travels with the chat message (spec section 3). */
export function toAttachment({ path, bucket, originalFile: { name, type, size } }: UploadResult): Attachment {
  const known = bucket === buckets.general ? buckets.general : buckets.chat;
  return { bucket: known, path, name, type: type || genericBinary, size };
}
