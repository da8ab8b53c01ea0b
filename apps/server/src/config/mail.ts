import { z } from 'zod';

export interface SmtpServer {
  host: string;
  port: number;
  /** True for implicit TLS (smtps), else STARTTLS. */
  secure: boolean;
  /** False on localhost, where there is no network in between. */
  requireTls: boolean;
  auth: { user: string; pass: string } | null;
}

export const smtpServer = z.string().transform((text, context): SmtpServer => {
  const server = readSmtpServer(text);
  if (server) return server;
  context.addIssue({
    code: 'custom',
    message: 'must be like smtps://user:password@mail.example:465 or smtp://…:587, with no path or query',
  });
  return z.NEVER;
});

const defaultSmtpPorts: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };
const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

/** Reject options in the address: one could turn off TLS. */
function readSmtpServer(text: string): SmtpServer | null {
  const url = URL.parse(text);
  const port = url && defaultSmtpPorts[url.protocol];
  if (!url?.hostname || !port || !['', '/'].includes(url.pathname) || url.search || url.hash) return null;
  if (Boolean(url.username) !== Boolean(url.password)) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  try {
    const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
    const secure = url.protocol === 'smtps:';
    return {
      host,
      port: url.port ? Number(url.port) : port,
      secure,
      requireTls: !isLoopback(host),
      auth: auth.user ? auth : null,
    };
  } catch {
    return null;
  }
}

export interface Sender {
  name: string;
  address: string;
}

export const sender = z.string().transform((text, context): Sender => {
  const [, name = '', bracketed] = /^(?:"?([^"<>\p{Cc}]*?)"?\s*)<([^<>]+)>$/u.exec(text.trim()) ?? [];
  const address = z.email().safeParse(bracketed ?? text.trim());
  if (address.success) return { name: bracketed ? name.trim() : '', address: address.data };
  context.addIssue({
    code: 'custom',
    message: 'must be an address, or a name with one: Elm Street Pharmacy <no-reply@pharmacy.example>',
  });
  return z.NEVER;
});
