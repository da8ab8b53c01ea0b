import { uploadLimits } from '@rxweb/contracts/shared/limits';
import type { UploadFailure } from './upload-failure.ts';

/** How long to wait after the failed try of that number (from 1), in milliseconds; null after the last one (spec section 9). */
export function retryWaitMs(attempt: number): number | null {
  return attempt < uploadLimits.maxAttempts ? uploadLimits.retryWaitMs * attempt : null;
}

/** Whether trying again may help: the server's own failure, or words about the connection (spec section 7). */
export function isRetryable({ status, message = '' }: UploadFailure): boolean {
  return (status !== undefined && status >= 500 && status <= 599) || /network|fetch|timeout/i.test(message);
}
