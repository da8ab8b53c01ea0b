import { z } from 'zod';

/** What a link in a mail is for. */
export const linkType = z.enum(['recovery', 'invite', 'magiclink', 'signup']);
export type LinkType = z.output<typeof linkType>;

/** Three kinds are kept for each account: proving an address, coming back without a password, and confirming a change. A new one voids the old one of its kind. */
export type TokenType = 'confirmation_token' | 'recovery_token' | 'reauthentication_token';

export const tokenTypeOf: Record<LinkType, TokenType> = {
  recovery: 'recovery_token',
  magiclink: 'recovery_token',
  invite: 'confirmation_token',
  signup: 'confirmation_token',
};
