import { uploadLimits } from '@rxweb/contracts/shared/limits';
import type { UploadFailure } from './upload-failure.ts';

/** Delay in milliseconds after the n-th failed try (from 1); null after the last one (spec section 9). */
export function retryWaitMs(attempt: number): number | null {
  return attempt < uploadLimits.maxAttempts ? uploadLimits.retryWaitMs * attempt : null;
}

/** Whether a retry may help: a server error, or a connection error (spec section 7). */
export function isRetryable({ status, message = '' }: UploadFailure): boolean {
  return (status !== undefined && status >= 500 && status <= 599) || /network|fetch|timeout/i.test(message);
}
