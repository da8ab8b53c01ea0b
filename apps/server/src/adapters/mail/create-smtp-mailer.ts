import { type Mail, MailRefused } from '@rxweb/backend';
import { type MailConfig, type MailTimeouts, openTransport } from './smtp-transport.ts';

const patience: MailTimeouts = { connectMs: 8_000, silenceMs: 10_000, tryMs: 20_000 };

/**
 * Makes a function that hands one mail to the SMTP server, in one try. It rejects with `MailRefused` when another try would end alike, and
 * with a plain error when it might not. Neither says who the mail is for or what is in it, since errors are logged: servers repeat the
 * address in their answers.
 */
export function createSmtpMailer(mail: MailConfig, timeouts = patience): (mail: Mail) => Promise<void> {
  const transport = openTransport(mail, timeouts);

  return async ({ to, subject, text, html }) => {
    try {
      await transport.sendMail({
        from: mail.from,
        // As an object it is one address, whatever stands in it.
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

/** Faults of nodemailer after which the next try would meet the same: who we are, where to, or how it is secured. */
const lastingFaults = new Set(['EAUTH', 'ENOAUTH', 'EENVELOPE', 'ETLS', 'ECONFIG']);

function asMailError(error: unknown): Error {
  const { code, responseCode } = Object(error);
  const status = typeof responseCode === 'number' ? responseCode : null;
  const reason = [code, status].filter((part) => part !== null && part !== undefined).join(' ') || 'unknown fault';
  const lasts = status === null ? lastingFaults.has(code) : status >= 500;
  return lasts
    ? new MailRefused(`the mail server refuses: ${reason}`)
    : new Error(`the mail server did not take a mail: ${reason}`);
}
