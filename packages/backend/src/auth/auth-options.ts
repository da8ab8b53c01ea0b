import type { Site } from '@rxweb/platform/text/site-look';

/** A message to one person. Both parts have the same content. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface AuthOptions {
  /**
   * Tries once to send a mail. Rejects with `MailRefused` if a retry is pointless. Default: mails become files in
   * `outbox` of the data folder.
   */
  sendMail?: ((mail: Mail) => Promise<void>) | undefined;
  /** Who mails and link pages speak for. Default: the host of publicUrl. */
  site?: (() => Site) | undefined;
  /** False when mails become files that their recipients don't see. Default: true. */
  mailReachesPeople?: boolean | undefined;
  /** Where on publicUrl's origin people sign in. Default: its front page. */
  signInPath?: string | undefined;
  mailRetryWaitsMs?: readonly number[] | undefined;
  /** Origins that mailed links may lead to, besides publicUrl's. */
  redirectOrigins?: readonly string[] | undefined;
  /** Local names, streets and phone numbers: passwords made of them are refused. */
  ownWords?: readonly string[] | undefined;
}
