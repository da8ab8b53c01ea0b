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

/** Whether nobody can say if the file was stored: no answer came, or one of a server in trouble. */
export function isUncertain({ status }: UploadFailure): boolean {
  return status === undefined || status >= 500;
}
