/** A message to one person. Both parts say the same. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface AuthOptions {
  /**
   * Tries once to hand one mail on. Rejects with `MailRefused` when another try would end alike, with any other error when it might not; what
   * it says is logged. Without it mails are files in `outbox` of the data folder.
   */
  sendMail?: ((mail: Mail) => Promise<void>) | undefined;
  /** How long to wait (ms) before each further try of a mail that was not taken. */
  mailRetryWaitsMs?: readonly number[] | undefined;
  /** Origins that links in mails may lead to, beside that of publicUrl. */
  redirectOrigins?: readonly string[] | undefined;
  /** Names, streets, phone numbers of this place: passwords made of them are refused. */
  ownWords?: readonly string[] | undefined;
}
