import { type Mail, MailRefused } from '@rxweb/backend';
import { type MailConfig, type MailTimeouts, openTransport } from './smtp-transport.ts';

const patience: MailTimeouts = { connectMs: 8_000, silenceMs: 10_000, tryMs: 20_000 };

/**
 * Returns a function that sends one mail by SMTP, in one try. Rejects with `MailRefused` when a retry would fail too. Errors name neither
 * recipient nor content, since they are logged.
 */
export function createSmtpMailer(
  mail: MailConfig,
  senderName: () => string,
  timeouts = patience,
): (mail: Mail) => Promise<void> {
  const transport = openTransport(mail, timeouts);

  return async ({ to, subject, text, html }) => {
    try {
      await transport.sendMail({
        from: { address: mail.from.address, name: mail.from.name || senderName() },
        // As an object it is one address, whatever it contains.
        to: { name: '', address: to },
        subject: subject.replace(/\p{Cc}+/gu, ' '),
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(timeouts.tryMs),
      });
    } catch (error) {
      throw asMailError(error);
    }
  };
}

/** Nodemailer errors that a retry would meet again: credentials, address or TLS. */
const lastingFaults = new Set(['EAUTH', 'ENOAUTH', 'EENVELOPE', 'ETLS', 'ECONFIG']);

function asMailError(error: unknown): Error {
  const { code, command, responseCode } = Object(error);
  const status = typeof responseCode === 'number' ? responseCode : null;
  const reason = [code, status].filter((part) => part !== null && part !== undefined).join(' ') || 'unknown error';
  const lasts = status === null ? lastingFaults.has(code) : status >= 500;
  return lasts
    ? new MailRefused(`the mail server refused: ${reason}`)
    : Object.assign(new Error(`the mail server didn’t accept an email: ${reason}`), {
        // A refusal, or broken off before the mail itself was given.
        isUnsent: status !== null || (typeof command === 'string' && command !== 'DATA'),
      });
}
