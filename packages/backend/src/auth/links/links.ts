import type { AnySql } from '@rxweb/platform/sql/sql';
import type { Site } from '@rxweb/platform/text/site-look';
import type { Core } from '../../core/core.ts';
import type { AuthOptions, Mail } from '../auth-options.ts';
import type { BackgroundWork } from '../background-work.ts';
import { derivedKey } from '../derived-key.ts';
import { codeMail, linkMail } from '../mail/link-mail.ts';
import { createOutbox } from '../mail/outbox.ts';
import { type CodeChallenge, keepChallenge } from './flow-states.ts';
import type { LinkType, TokenType } from './link-types.ts';
import { issueToken, type OneTimeToken } from './one-time-tokens.ts';

export interface LinkOrder {
  type: LinkType;
  tokenType: TokenType;
  /** The requested redirect, not yet checked. */
  redirectTo: unknown;
  /** With a challenge, the link returns a code instead of a session. */
  challenge?: CodeChallenge | null;
  /** When it was asked for, if that is earlier; a link made since then stays. */
  askedAt?: string | undefined;
}

export interface IssuedLink extends OneTimeToken {
  type: LinkType;
  url: string;
  redirectTo: string;
}

export interface Links {
  /** Invalidates the earlier link of its kind. Throws `LinkSuperseded`. */
  issue(tx: AnySql, user: { id: string; email: string }, order: LinkOrder): Promise<IssuedLink>;
  mail(to: string, link: IssuedLink, newEmail?: string): Promise<void>;
  /** Mails a link after the response, with retries. */
  mailLater(to: string, link: IssuedLink, newEmail?: string): void;
  /** After the response. */
  mailCode(sql: AnySql, user: { id: string; email: string }): Promise<void>;
  redirectFor(requested: unknown): string;
  urlOf(link: { token: string; type: LinkType; redirectTo: string }): string;
  codeKey: Buffer;
  site(): Site;
  mailReachesPeople: boolean;
  signInPath: string;
}

/** The last delay outlasts greylisting; the sum is far below a link's lifetime. */
const retryWaitsMs = [5_000, 60_000, 600_000];

/** Links use publicUrl, never the request's host (security row A7). */
export function createLinks(
  { keys, dataDir, publicUrl }: Core,
  {
    sendMail,
    site: namedSite,
    mailReachesPeople = true,
    signInPath = '/',
    redirectOrigins = [],
    mailRetryWaitsMs = retryWaitsMs,
  }: AuthOptions,
  background: BackgroundWork,
): Links {
  const sendLater = (mail: Mail) => background.start(() => send(mail), mailRetryWaitsMs);
  const redirectFor = createRedirects(publicUrl, redirectOrigins);
  const site = namedSite ?? (() => ({ name: new URL(publicUrl).host, lines: [] }));
  const send: (mail: Mail) => Promise<void> = sendMail ?? createOutbox(dataDir, publicUrl, site);
  const codeKey = derivedKey(keys, 'one-time codes');
  const urlOf: Links['urlOf'] = ({ token, type, redirectTo }) =>
    `${publicUrl}/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo })}`;
  const mailOf = (to: string, { type, url, code }: IssuedLink, newEmail?: string) =>
    linkMail({ to, type, site: site(), link: url, code, newEmail });
  return {
    async issue(tx, user, { type, tokenType, redirectTo: requested, challenge, askedAt }) {
      const issued = await issueToken(tx, codeKey, user, tokenType, { prefix: challenge ? 'pkce_' : '', askedAt });
      if (challenge) await keepChallenge(tx, user.id, type, challenge);
      const redirectTo = redirectFor(requested);
      return { ...issued, type, url: urlOf({ token: issued.token, type, redirectTo }), redirectTo };
    },
    mail: (to, link, newEmail) => send(mailOf(to, link, newEmail)),
    mailLater: (to, link, newEmail) => sendLater(mailOf(to, link, newEmail)),
    async mailCode(sql, user) {
      const { code } = await issueToken(sql, codeKey, user, 'reauthentication_token');
      await sql`update auth.users set reauthentication_sent_at = now() where id = ${user.id}`;
      sendLater(codeMail({ to: user.email, site: site(), code }));
    },
    redirectFor,
    urlOf,
    codeKey,
    site,
    mailReachesPeople,
    signInPath,
  };
}

/**
 * Limits redirects to allowed origins; others go to our front page (security row A7). Drops fragments, which carry the
 * session.
 */
function createRedirects(publicUrl: string, furtherOrigins: readonly string[]): (requested: unknown) => string {
  const own = new URL(publicUrl).origin;
  const allowed = new Set([own, ...furtherOrigins.map((origin) => new URL(origin).origin)]);
  return (requested) => {
    const target = typeof requested === 'string' ? URL.parse(requested) : null;
    if (!target || target.username || target.password || !allowed.has(target.origin)) return `${own}/`;
    target.hash = '';
    return target.href;
  };
}
