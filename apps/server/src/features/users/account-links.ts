import type { Mail } from '@rxweb/backend';
import { accountLinkLifeMs } from '@rxweb/contracts/shared/limits';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { AccountLink } from '@rxweb/contracts/users';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { FastifyBaseLogger } from 'fastify';
import { siteOf } from '../../kernel/http/site-of.ts';
import { describeError } from '../../kernel/log/describe-error.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import { accountLinkPath } from './account-link.routes.ts';
import { type AccountLinkType, accountMail } from './account-mail.ts';
import { asAppError } from './auth-failure.ts';

export interface AccountLinkDeps {
  supabase: SupabaseClient;
  publicUrl: string;
  isEmbedded: boolean;
  /** Null without a mail server. Tries once; rejects if the mail was not accepted. */
  sendMail: ((mail: Mail) => Promise<void>) | null;
  store: StoreInfo;
  settings: LiveSettings;
  log: FastifyBaseLogger;
  now(): Date;
}

/** Voids earlier links. Doesn't mail it. */
export async function makeAccountLink(
  {
    supabase,
    publicUrl,
    isEmbedded,
    now,
  }: Pick<AccountLinkDeps, 'publicUrl' | 'isEmbedded' | 'now'> & {
    supabase: Pick<SupabaseClient, 'auth'>;
  },
  type: AccountLinkType,
  email: string,
): Promise<AccountLink> {
  const options = { redirectTo: `${publicUrl}/` };
  const { data, error } = await supabase.auth.admin.generateLink({ type, email, options });
  if (error) throw asAppError(error);
  const { action_link, hashed_token } = data.properties;
  const ownPage = `${publicUrl}${accountLinkPath}?${new URLSearchParams({ type, token: hashed_token })}`;
  const expires_at = new Date(now().getTime() + accountLinkLifeMs).toISOString();
  return { link: isEmbedded ? action_link : ownPage, mailed: false, expires_at };
}

/** Returns whether the server took it. Never call it in a transaction: mail servers can be slow. */
export async function mailAccountLink(
  { sendMail, store, settings, log }: AccountLinkDeps,
  type: AccountLinkType,
  to: string,
  link: AccountLink,
): Promise<AccountLink> {
  if (!sendMail) return link;
  try {
    await sendMail(accountMail({ to, type, link: link.link, site: siteOf(store, settings.current.brand) }));
    return { ...link, mailed: true };
  } catch (error) {
    log.warn({ failure: describeError(error) }, 'couldn’t email an account link');
    return link;
  }
}
