import { inTransaction } from '@rxweb/platform/sql/transaction';
import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import { readEmail } from '../admin/user-fields.ts';
import { countAttempt, linkRequestsOfAddress, mailInterval, mailsOfAccount } from '../attempt-limits.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import type { BackgroundWork } from '../background-work.ts';
import { captchaField } from '../read-body.ts';
import type { Client } from '../sessions.ts';
import { findUserByEmail, isBanned } from '../users.ts';
import { pkceFields, readCodeChallenge } from './flow-states.ts';
import type { SignInLinkType } from './link-types.ts';
import type { Links } from './links.ts';
import { LinkSuperseded, timeOfAsking } from './one-time-tokens.ts';
import { issueSignInLink } from './sign-in-link.ts';

export const linkRequest = z.strictObject({ email: z.string().nullish(), ...pkceFields, ...captchaField });

interface LinkRequest {
  body: z.output<typeof linkRequest>;
  type: SignInLinkType;
  redirectTo: unknown;
}

/**
 * Mails a link if the address has an account. Works after the response, and counts unknown addresses too, so neither
 * answer nor timing reveals accounts (security row A3).
 */
export async function requestLink(
  { core, links, background }: { core: Core; links: Links; background: BackgroundWork },
  { body, type, redirectTo }: LinkRequest,
  client: Client,
): Promise<object> {
  if (!body.email) throw validationFailed('An email address is required');
  const address = readEmail(body.email);
  const challenge = readCodeChallenge(body);
  // Strangers who ask for an account's mails don't use up those of its own device.
  const lane = client.deviceOf(address);
  if (lane === null) await countAttempt(core.sql, linkRequestsOfAddress, client.network);
  await countAttempt(core.sql, mailInterval, { of: `${type}:${address}`, lane });
  const askedAt = await timeOfAsking(core.sql);
  background.start(() => mailLink(core, links, address, { type, redirectTo, challenge, askedAt }, lane));
  return {};
}

/** Its owner has a newer one. */
function asNoLink(error: unknown): null {
  if (error instanceof LinkSuperseded) return null;
  throw error;
}

type Order = Parameters<typeof issueSignInLink>[3];

async function mailLink(core: Core, links: Links, address: string, order: Order, lane: string | null): Promise<void> {
  const user = await findUserByEmail(core.sql, address);
  if (!user || isBanned(user) || (order.type === 'signup' && user.email_confirmed_at)) return;
  try {
    await countAttempt(core.sql, mailsOfAccount, { of: user.id, lane });
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    core.log.warn({ event: 'auth.mail_limit', userId: user.id }, 'a user reached the mail limit');
    return;
  }
  const link = await inTransaction(core.sql, (tx) =>
    issueSignInLink(tx, links, { id: user.id, email: address }, order),
  ).catch(asNoLink);
  if (link) links.mailLater(address, link);
}
