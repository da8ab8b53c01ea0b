/** Under which name a file is stored, kept over every try of it, so that one file never becomes two objects. */
export interface UploadTicket {
  name: string;
  bucket: string;
  /** Opens the signed address of that name. */
  token?: string;
  /** The bytes have left under this name, and no answer said that they were refused: they may be stored already. */
  mayBeStored: boolean;
}

/** A ticket with the very bytes that belong to it. Only together they prove that an object of that name is this file. */
export interface UploadAttempt {
  /** As it is sent: a photo may have been made smaller. */
  file: File;
  ticket: UploadTicket;
}
