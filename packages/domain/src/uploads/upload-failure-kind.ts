import type { UploadFailure } from './upload-failure.ts';

export type UploadFailureKind = 'network' | 'size' | 'quota' | 'other';

/** Picks the text of spec section 8 for a failed upload: the first that matches. */
export function uploadFailureKind({ status, message = '' }: UploadFailure): UploadFailureKind {
  if (/network/i.test(message)) return 'network';
  if (status === 413 || /size|too large|payload/i.test(message)) return 'size';
  if (/quota|space/i.test(message)) return 'quota';
  return 'other';
}
