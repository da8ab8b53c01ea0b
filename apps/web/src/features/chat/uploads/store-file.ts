import { isRetryable, retryWaitMs } from '@rxweb/domain/uploads/retry-schedule';
import type { UploadFailure, UploadFailureOrigin } from '@rxweb/domain/uploads/upload-failure';
import type { UploadMethod } from '@rxweb/domain/uploads/upload-plan';

/** Where a file has come to lie. */
export interface StoredFile {
  path: string;
  bucket: string;
}

/** Stores the file in one way, or throws what {@link failureOf} can read. */
export type StoreMethod = (signal: AbortSignal) => Promise<StoredFile>;

/** A failed upload with what is known of it. */
export class UploadError extends Error {
  readonly status: number | undefined;
  readonly origin: UploadFailureOrigin | undefined;

  constructor({ status, message = '', origin }: UploadFailure) {
    super(message);
    this.name = 'UploadError';
    this.status = status;
    this.origin = origin;
  }
}

/** Thrown by a method that cannot be used for this file now, without having tried. */
export class SkippedError extends Error {}

/**
 * Tries the methods in order until one has stored the file (spec section 7). Throws the last failure as an {@link UploadError};
 * an abort ends everything at once and is thrown as it is.
 */
export async function storeFile(
  order: readonly UploadMethod[],
  methods: Readonly<Record<UploadMethod, StoreMethod>>,
  signal: AbortSignal,
): Promise<StoredFile> {
  let last: UploadFailure = {};
  for (const method of order) {
    try {
      return await methods[method](signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof SkippedError)) last = failureOf(error);
    }
  }
  throw new UploadError(last);
}

/** Tries again where that may help, after 700 ms and then 1,400 ms (spec section 7). `attempt` counts from 1. */
export async function withRetries<T>(
  run: (attempt: number) => Promise<T>,
  wait: (ms: number) => Promise<void>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(attempt);
    } catch (error) {
      const waitMs = retryWaitMs(attempt);
      if (waitMs === null || !isRetryable(failureOf(error))) throw error;
      await wait(waitMs);
    }
  }
}

/** Reads status and words from what our own calls and the storage client throw; the latter keeps the real status in `statusCode`. */
export function failureOf(error: unknown): UploadFailure {
  const message = error instanceof Error ? error.message : String(error);
  if (typeof error !== 'object' || error === null) return { message };
  const inner = 'statusCode' in error ? Number(error.statusCode) : Number.NaN;
  const outer = 'status' in error ? Number(error.status) : Number.NaN;
  const status = [inner, outer].find((code) => code >= 400 && code <= 599);
  const origin = error instanceof UploadError ? error.origin : undefined;
  return { status, message, ...(origin && { origin }) };
}

/** Waits, or throws the signal's reason as soon as it aborts. */
export function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
