/** The mail was rejected for good. The message is logged and names neither recipient nor content. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
