/** What is known of a failed upload: the HTTP status, when there was an answer, and the words that came with it. */
export interface UploadFailure {
  status?: number | undefined;
  message?: string | undefined;
}
