/** What went wrong by the mail library's code, and where to look. */
const texts: readonly (readonly [RegExp, string])[] = [
  [/\b(EAUTH|ENOAUTH)\b|\b53[45]\b/, 'The mail server didn’t accept the user name and password in SMTP_URL.'],
  [/\b(EENVELOPE)\b.*\b5\d\d\b/, 'The mail server refused the address. Check MAIL_FROM and your own address.'],
  [/\b(EENVELOPE)\b/, 'The mail server didn’t accept the address now. Try again in a few minutes.'],
  [/\b(EDNS|ENOTFOUND|EAI_AGAIN)\b/, 'The mail server’s name in SMTP_URL wasn’t found. Check its spelling.'],
  [
    /\b(ECONNREFUSED|ECONNECTION|ESOCKET|ECONNRESET)\b/,
    'The mail server can’t be reached. Check host and port in SMTP_URL.',
  ],
  [/\b(ETIMEDOUT|ABORT_ERR|EABORT)\b/, 'The mail server didn’t answer in time. Check host and port in SMTP_URL.'],
  [/\b(ETLS)\b/, 'The mail server doesn’t offer an encrypted connection. Check the port in SMTP_URL.'],
  [/\b5\d\d\b/, 'The mail server refused the email. Check MAIL_FROM.'],
  [/\b4\d\d\b/, 'The mail server is busy. Try again in a few minutes.'],
];

const unknown = 'The mail server didn’t take the email. Check SMTP_URL and MAIL_FROM.';

/** In plain words, with the code that the mail server’s own support understands. */
export function mailFaultText(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const text = texts.find(([form]) => form.test(message))?.[1] ?? unknown;
  const code = /\b(E[A-Z]{3,}|[245]\d\d)\b/.exec(message)?.[0];
  return code ? `${text} (${code})` : text;
}
