/** Says of a mail that it was not taken and would not be at another try. The message is logged: it names neither addressee nor content. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
