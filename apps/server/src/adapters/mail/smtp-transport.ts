import { createTransport } from 'nodemailer';
import type { Config } from '../../config/config.ts';

export type MailConfig = NonNullable<Config['mail']>;

export interface MailTimeouts {
  connectMs: number;
  /** Longest silence of the server. */
  silenceMs: number;
  /** Limit of one whole try. */
  tryMs: number;
}

/** Opened on first use and closed after each mail. */
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
