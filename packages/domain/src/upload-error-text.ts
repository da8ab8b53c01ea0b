import type { UploadFailure } from './upload-failure.ts';

const proxyFailure = 'Proxy upload failed: ';
const signedFailure = 'Signed token error: ';

/** The message of an upload that failed on the way through our server (spec section 8). */
export function proxyFailureMessage(statusText: string): string {
  return `${proxyFailure}${statusText}`;
}

/** The message of an upload for which no signed address was given (spec section 8). */
export function signedFailureMessage(status: number): string {
  return `${signedFailure}${status}`;
}

/** What a person reads when a file could not be stored: spec section 8, first match wins. */
export function uploadErrorText({ status, message = '' }: UploadFailure): string {
  if (/network/i.test(message)) return 'Network error. Please check your connection and try again.';
  if (status === 413 || /size|too large|payload/i.test(message)) return 'File too large. Please select a smaller file.';
  if (/quota|space/i.test(message)) return 'Storage quota exceeded. Please free up space.';
  if (message.startsWith(proxyFailure) || message.startsWith(signedFailure)) return message;
  return 'Upload failed';
}
