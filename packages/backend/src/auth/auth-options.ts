/** A message to one person. Both parts say the same. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface AuthOptions {
  /** Sends one mail; rejects when it could not be handed on. Without it mails are files in `outbox` of the data folder. */
  sendMail?: ((mail: Mail) => Promise<void>) | undefined;
  /** Origins that links in mails may lead to, beside that of publicUrl. */
  redirectOrigins?: readonly string[] | undefined;
  /** Names, streets, phone numbers of this place: passwords made of them are refused. */
  ownWords?: readonly string[] | undefined;
}
