import type { UploadFailure } from './upload-failure.ts';

export type UploadFailureKind = 'refused' | 'network' | 'size' | 'quota' | 'other';

/** Picks the text for a failed upload: for a refused file its reason, else of spec section 8 the first that matches. */
export function uploadFailureKind({ status, message = '' }: UploadFailure): UploadFailureKind {
  if (status === 415) return 'refused';
  if (/network/i.test(message)) return 'network';
  if (status === 413 || /size|too large|payload/i.test(message)) return 'size';
  if (/quota|space/i.test(message)) return 'quota';
  return 'other';
}
