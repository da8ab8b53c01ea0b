import { isRetryable, retryWaitMs } from '@rxweb/domain/uploads/retry-schedule';
import type { UploadFailure, UploadFailureOrigin } from '@rxweb/domain/uploads/upload-failure';
import type { UploadMethod } from '@rxweb/domain/uploads/upload-plan';

export interface StoredFile {
  path: string;
  bucket: string;
}

/** Stores the file one way, or throws an error for {@link failureOf}. */
export type StoreMethod = (signal: AbortSignal) => Promise<StoredFile>;

/** A failed upload and its cause. */
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

/** Thrown by a method that can't be used for this file now, before trying. */
export class SkippedError extends Error {}

/**
 * Tries the methods in order until one works (spec section 7). Throws the last failure as {@link UploadError}, or the
 * abort reason at once.
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
      // Another way would bring the same file to the same check.
      if (last.status === 415) break;
    }
  }
  throw new UploadError(last);
}

/** Retries after 700 and 1,400 ms where that may help (spec section 7). `attempt` starts at 1. */
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

/** Reads status and text from our own errors and the storage client's, whose real status is in `statusCode`. */
export function failureOf(error: unknown): UploadFailure {
  const message = error instanceof Error ? error.message : String(error);
  if (typeof error !== 'object' || error === null) return { message };
  const inner = 'statusCode' in error ? Number(error.statusCode) : Number.NaN;
  const outer = 'status' in error ? Number(error.status) : Number.NaN;
  const status = [inner, outer].find((code) => code >= 400 && code <= 599);
  const origin = error instanceof UploadError ? error.origin : undefined;
  return { status, message, ...(origin && { origin }) };
}

/** Waits; throws the signal's reason on abort. */
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
