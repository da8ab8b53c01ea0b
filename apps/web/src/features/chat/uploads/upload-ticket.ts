/** The storage name of a file, kept for every try so that one file never becomes two objects. */
export interface UploadTicket {
  name: string;
  bucket: string;
  /** Token of the signed URL for that name. */
  token?: string;
  /** Bytes left under this name without a refusal: they may be stored already. */
  mayBeStored: boolean;
}

/** A ticket with its exact bytes: together they prove that an object of that name is this file. */
export interface UploadAttempt {
  /** As sent: a photo may have been scaled down. */
  file: File;
  ticket: UploadTicket;
}
