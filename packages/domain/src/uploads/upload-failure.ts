export interface UploadFailure {
  /** The HTTP status, if the server answered. */
  status?: number | undefined;
  /** The error message. */
  message?: string | undefined;
  /** Where it failed, for the log: two methods have their own message (spec section 8). */
  origin?: UploadFailureOrigin | undefined;
}

export type UploadFailureOrigin = { method: 'proxy'; statusText: string } | { method: 'signed'; status: string };

/** Whether it is unknown if the file was stored: no answer, or a server error. */
export function isUncertain({ status }: UploadFailure): boolean {
  return status === undefined || status >= 500;
}
