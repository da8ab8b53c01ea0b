import type postgres from 'postgres';
import type { Core } from '../../core.ts';
import type { AuthOptions, Mail } from '../auth-options.ts';
import { derivedKey } from '../derived-key.ts';
import { codeMail, linkMail } from '../mail/link-mail.ts';
import { createOutbox } from '../mail/outbox.ts';
import { type LinkType, tokenTypeOf } from './link-types.ts';
import { issueToken } from './one-time-tokens.ts';
import { createRedirects } from './redirects.ts';

export interface IssuedLink {
  url: string;
  token: string;
  code: string;
  redirectTo: string;
}

/** Links that sign somebody in once. */
export interface Links {
  /** Makes a link, which voids the earlier one of its kind, and notes on the account that it is sent. */
  issue(
    tx: postgres.ISql,
    user: { id: string; email: string },
    type: LinkType,
    redirectTo: unknown,
  ): Promise<IssuedLink>;
  mail(to: string, type: LinkType, link: IssuedLink): Promise<void>;
  /** Makes a code that confirms a change of what somebody signs in with, and mails it. */
  mailCode(sql: postgres.ISql, user: { id: string; email: string }): Promise<void>;
  /** Where a link of ours may lead that was asked to lead there. */
  redirectFor(requested: unknown): string;
  urlOf(link: { token: string; type: LinkType; redirectTo: string }): string;
  codeKey: Buffer;
  /** The host as people know it. */
  site: string;
}

/** Links name publicUrl, never the host that a request names (security row A7). */
export function createLinks(
  { keys, dataDir, publicUrl }: Core,
  { sendMail, redirectOrigins = [] }: AuthOptions,
): Links {
  const send: (mail: Mail) => Promise<void> = sendMail ?? createOutbox(dataDir, publicUrl);
  const redirectFor = createRedirects(publicUrl, redirectOrigins);
  const site = new URL(publicUrl).host;
  const codeKey = derivedKey(keys, 'one-time codes');
  const urlOf: Links['urlOf'] = ({ token, type, redirectTo }) =>
    `${publicUrl}/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo })}`;
  return {
    async issue(tx, user, type, requested) {
      const { token, code } = await issueToken(tx, codeKey, user, tokenTypeOf[type]);
      await noteSent(tx, user.id, type);
      const redirectTo = redirectFor(requested);
      return { url: urlOf({ token, type, redirectTo }), token, code, redirectTo };
    },
    mail: (to, type, { url, code }) => send(linkMail({ to, type, site, link: url, code })),
    async mailCode(sql, user) {
      const { code } = await issueToken(sql, codeKey, user, 'reauthentication_token');
      await sql`update auth.users set reauthentication_sent_at = now() where id = ${user.id}`;
      await send(codeMail({ to: user.email, site, code }));
    },
    redirectFor,
    urlOf,
    codeKey,
    site,
  };
}

async function noteSent(tx: postgres.ISql, userId: string, type: LinkType): Promise<void> {
  if (tokenTypeOf[type] === 'recovery_token') {
    await tx`update auth.users set recovery_sent_at = now() where id = ${userId}`;
  } else {
    await tx`
      update auth.users set confirmation_sent_at = now(), invited_at = ${type === 'invite' ? tx`now()` : tx`invited_at`}
      where id = ${userId}`;
  }
}
