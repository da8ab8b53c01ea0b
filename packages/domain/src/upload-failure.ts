/** What is known of a failed upload. */
export interface UploadFailure {
  /** The HTTP status, when there was an answer. */
  status?: number | undefined;
  /** The words that came with it. */
  message?: string | undefined;
  /** Where it failed, for the two ways that say so themselves. */
  origin?: UploadFailureOrigin | undefined;
}

export type UploadFailureOrigin = { method: 'proxy'; statusText: string } | { method: 'signed'; status: string };

export type UploadFailureKind = 'network' | 'size' | 'quota' | 'proxy' | 'signed' | 'other';

/** Which of the texts of spec section 8 a failed upload gets: the first that fits. */
export function uploadFailureKind({ status, message = '', origin }: UploadFailure): UploadFailureKind {
  if (/network/i.test(message)) return 'network';
  if (status === 413 || /size|too large|payload/i.test(message)) return 'size';
  if (/quota|space/i.test(message)) return 'quota';
  return origin?.method ?? 'other';
}

/** Whether nobody can say if the file was stored: no answer came, or one of a server in trouble. */
export function isUncertain({ status }: UploadFailure): boolean {
  return status === undefined || status >= 500;
}
