import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { buckets, createUploadUrl, genericBinary, uploadProxy } from '@rxweb/contracts/uploads';
import { isUncertain } from '@rxweb/domain/uploads/upload-failure';
import type { UploadMethod } from '@rxweb/domain/uploads/upload-plan';
import { ApiError } from '../../../api/api-error.ts';
import { callEndpoint } from '../../../api/call-endpoint.ts';
import type { OpenBucket } from './storage-client.ts';
import { failureOf, SkippedError, type StoreMethod, UploadError, waitFor, withRetries } from './store-file.ts';
import type { UploadAttempt, UploadTicket } from './upload-ticket.ts';

export interface MethodDeps {
  /** The storage client for one bucket, loaded on first use. */
  open(bucket: string): Promise<ReturnType<OpenBucket>>;
  /** For file bodies, with progress. */
  sendFile: typeof fetch;
  /** For small calls. */
  send: typeof fetch;
  /** Await this before sending bytes: after a crash, the retry must know the name. */
  keepTicket(ticket: UploadTicket): Promise<void>;
}

/**
 * The three ways to store a file (spec section 7). Signed and direct keep the ticket's random name: an object of that
 * name is this file, from a try whose answer was lost (security.md R11).
 */
export function storeMethods(
  { file, ticket: first }: UploadAttempt,
  deps: MethodDeps,
): Record<UploadMethod, StoreMethod> {
  let ticket = first;
  const replaceTicket = async (changed: UploadTicket) => {
    ticket = changed;
    await deps.keepTicket(ticket);
  };
  const keep = (change: Partial<UploadTicket>) => replaceTicket({ ...ticket, ...change });

  /** Sends the bytes under the ticket's name. */
  const sendUnderName = async (send: () => Promise<{ error: Error | null }>) => {
    const mayHaveBeenStored = ticket.mayBeStored;
    if (!mayHaveBeenStored) await keep({ mayBeStored: true });
    const { error } = await send();
    const failure = error && failureOf(error);
    if (!failure || failure.status === 409) return;
    if (!mayHaveBeenStored && !isUncertain(failure)) await keep({ mayBeStored: false });
    throw error;
  };

  const grantedToken = async (signal: AbortSignal): Promise<string> => {
    if (ticket.token) return ticket.token;
    // Another name could store the file twice.
    if (ticket.mayBeStored) throw new SkippedError();
    const input = { body: { path: ticket.name, upsert: false as const } };
    const granted = await callEndpoint(createUploadUrl, input, { signal, fetch: deps.send }).catch(asSignedFailure);
    await keep({ name: granted.path, bucket: granted.bucket, token: granted.token });
    return granted.token;
  };

  return {
    async signed(signal) {
      const token = await grantedToken(signal);
      const bucket = await deps.open(ticket.bucket);
      await sendUnderName(() => bucket.uploadToSignedUrl(ticket.name, token, file)).catch(async (error: unknown) => {
        // A refused token may be expired; the retry requests another.
        if (!isUncertain(failureOf(error))) await replaceTicket(withoutToken(ticket));
        throw error;
      });
      return { path: ticket.name, bucket: ticket.bucket };
    },

    async direct(signal) {
      const bucket = await deps.open(ticket.bucket);
      const options = { upsert: false, cacheControl: String(uploadLimits.cacheControlSeconds) };
      await withRetries(
        () => sendUnderName(() => bucket.upload(ticket.name, file, options)),
        (ms) => waitFor(ms, signal),
      );
      return { path: ticket.name, bucket: ticket.bucket };
    },

    proxy: (signal) => sendThroughProxy(file, ticket.name, deps.sendFile, signal),
  };
}

function withoutToken({ token: _, ...ticket }: UploadTicket): UploadTicket {
  return ticket;
}

/** The fallback through our own server when storage is unreachable. */
export async function sendThroughProxy(file: File, name: string, send: typeof fetch, signal: AbortSignal) {
  const headers = { 'content-type': file.type || genericBinary };
  const input = { headers: { 'x-file-path': name }, body: file };
  const answer = await callEndpoint(uploadProxy, input, { signal, headers, fetch: send }).catch(asProxyFailure);
  return { path: answer.path, bucket: answer.bucket };
}

/** A ticket for a file that was never sent. */
export function newTicket(name: string): UploadTicket {
  return { name, bucket: buckets.chat, mayBeStored: false };
}

function asSignedFailure(error: unknown): never {
  throw toUploadError(error, ({ status }) => ({ method: 'signed', status: String(status) }));
}

function asProxyFailure(error: unknown): never {
  throw toUploadError(error, ({ status, statusText }) => ({
    method: 'proxy',
    statusText: statusText || String(status),
  }));
}

function toUploadError(error: unknown, originOf: (error: ApiError) => UploadError['origin']): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.code === 'network') return new UploadError({ message: `Network error: ${error.message}` });
  return new UploadError({ status: error.status, message: error.message, origin: originOf(error) });
}
