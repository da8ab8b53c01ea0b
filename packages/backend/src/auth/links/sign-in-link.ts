import type { AnySql } from '@rxweb/platform/sql/sql';
import type { CodeChallenge } from './flow-states.ts';
import { type SignInLinkType, signInTokenTypes } from './link-types.ts';
import type { IssuedLink, Links } from './links.ts';

interface SignInLinkOrder {
  type: SignInLinkType;
  redirectTo: unknown;
  challenge?: CodeChallenge | null;
  askedAt?: string | undefined;
}

/** Records on the account that it was sent. */
export async function issueSignInLink(
  tx: AnySql,
  links: Links,
  user: { id: string; email: string },
  order: SignInLinkOrder,
): Promise<IssuedLink> {
  const tokenType = signInTokenTypes[order.type];
  if (tokenType === 'recovery_token') {
    await tx`update auth.users set recovery_sent_at = now() where id = ${user.id}`;
  } else {
    await tx`
      update auth.users set confirmation_sent_at = now(), invited_at = ${order.type === 'invite' ? tx`now()` : tx`invited_at`}
      where id = ${user.id}`;
  }
  return links.issue(tx, user, { ...order, tokenType });
}
