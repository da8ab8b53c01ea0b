import { createTransport } from 'nodemailer';
import type { Config } from '../../config/config.ts';

export type MailConfig = NonNullable<Config['mail']>;

export interface MailTimeouts {
  connectMs: number;
  /** Without a word from the server. */
  silenceMs: number;
  /** For the whole of one try. */
  tryMs: number;
}

/** The line to the configured SMTP server. It is made at the first use of it, and cut after each. */
export function openTransport({ server, from }: MailConfig, { connectMs, silenceMs }: MailTimeouts) {
  return createTransport({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    ignoreTLS: !server.requireTls,
    name: from.address.slice(from.address.lastIndexOf('@') + 1),
    tls: { minVersion: 'TLSv1.2' },
    connectionTimeout: connectMs,
    dnsTimeout: connectMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    ...(server.auth ? { auth: server.auth } : {}),
  });
}
