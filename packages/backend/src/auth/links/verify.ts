import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import { clearAttempts, codeChecksOfAccount, countAttempt, verificationsOfAddress } from '../attempt-limits.ts';
import { validationFailed } from '../auth-error.ts';
import { captchaField } from '../read-body.ts';
import type { Client } from '../sessions.ts';
import { tokenTypesOf } from './link-types.ts';
import type { Links } from './links.ts';
import { useCode, useToken } from './one-time-tokens.ts';
import { codeExpired, linkExpired, type Proof, redeemToken } from './redeem-token.ts';

export const verification = z.strictObject({
  type: z.string().nullish(),
  token_hash: z.string().nullish(),
  token: z.string().nullish(),
  email: z.string().nullish(),
  /** The client repeats the address of its query here. */
  options: z.looseObject({}).nullish(),
  ...captchaField,
});

/** Exchanges a link's token, or an address with its mailed code, for a session. */
export async function verify(
  core: Core,
  links: Links,
  { type, token_hash: tokenHash, token, email }: z.output<typeof verification>,
  client: Client,
) {
  if (!type) throw validationFailed('Verify requires a verification type');
  if (Boolean(tokenHash) === Boolean(token)) throw validationFailed('Verify requires either a token or a token hash');
  await countAttempt(core.sql, verificationsOfAddress, client.network);
  if (tokenHash) {
    if (email) throw validationFailed('Only the token_hash and type should be provided');
    return redeemToken(core, tokenProof(tokenHash, type), client);
  }
  const address = email?.trim().toLowerCase();
  if (!address || !token) throw validationFailed('Verify requires an email address with a token');
  const account = { of: address, lane: client.deviceOf(address) };
  await countAttempt(core.sql, codeChecksOfAccount, account);
  const use: Proof['use'] = (tx) => useCode(tx, links.codeKey, address, token.trim(), tokenTypesOf(type));
  const answer = await redeemToken(core, { type, use, refusal: codeExpired }, client);
  await clearAttempts(core.sql, codeChecksOfAccount, account);
  return answer;
}

export function tokenProof<T extends string>(token: string, type: T): Proof & { type: T } {
  return { type, use: (tx) => useToken(tx, token, tokenTypesOf(type)), refusal: linkExpired };
}
