import { z } from 'zod';
import type { Core } from '../../core.ts';
import { clearAttempts, codeChecksOfAccount, countAttempt, verificationsOfAddress } from '../attempt-limits.ts';
import { validationFailed } from '../auth-error.ts';
import type { Client } from '../sessions.ts';
import { linkType, type TokenType, tokenTypeOf } from './link-types.ts';
import type { Links } from './links.ts';
import { useCode, useToken } from './one-time-tokens.ts';
import { codeExpired, linkExpired, redeem } from './redeem.ts';

export const verification = z.object({
  type: z.string().nullish(),
  token_hash: z.string().nullish(),
  token: z.string().nullish(),
  email: z.string().nullish(),
});

/** Answers a link's token, or an address with the code that was mailed to it, with a session. */
export async function verify(
  core: Core,
  links: Links,
  { type, token_hash: tokenHash, token, email }: z.output<typeof verification>,
  client: Client,
) {
  if (!type) throw validationFailed('Verify requires a verification type');
  if (Boolean(tokenHash) === Boolean(token)) throw validationFailed('Verify requires either a token or a token hash');
  if (tokenHash) {
    if (email) throw validationFailed('Only the token_hash and type should be provided');
    return verifyToken(core, tokenHash, type, client);
  }
  const address = email?.trim().toLowerCase();
  if (!address || !token) throw validationFailed('Verify requires an email address with a token');
  await countAttempt(core.sql, verificationsOfAddress, client.address);
  await countAttempt(core.sql, codeChecksOfAccount, address);
  const use = (tx: Parameters<typeof useCode>[0]) =>
    useCode(tx, links.codeKey, address, token.trim(), tokenTypesOf(type));
  const session = await redeem(core, use, codeExpired, client);
  await clearAttempts(core.sql, codeChecksOfAccount, address);
  return session;
}

/** Answers the token of a link with a session. */
export async function verifyToken(core: Core, token: string, type: string, client: Client) {
  await countAttempt(core.sql, verificationsOfAddress, client.address);
  return redeem(core, (tx) => useToken(tx, token, tokenTypesOf(type)), linkExpired, client);
}

/** `email` is what newer clients say for all that comes by mail. Types of which there are no tokens match none. */
function tokenTypesOf(type: string): TokenType[] {
  if (type === 'email') return ['confirmation_token', 'recovery_token'];
  const known = linkType.safeParse(type);
  return known.success ? [tokenTypeOf[known.data]] : [];
}
