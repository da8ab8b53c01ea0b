import { z } from 'zod';

/** What a link that signs somebody in is for. */
export const signInLinkType = z.enum(['recovery', 'invite', 'magiclink', 'signup']);
export type SignInLinkType = z.output<typeof signInLinkType>;

/** What any link in a mail is for. */
export const linkType = z.enum([...signInLinkType.options, 'email_change']);
export type LinkType = z.output<typeof linkType>;

/** The kinds of tokens that an account may have one of each; a new one voids the old one of its kind. */
export type TokenType =
  /** Proves an address. */
  | 'confirmation_token'
  /** Comes back without a password. */
  | 'recovery_token'
  /** Confirms a change of what somebody signs in with. */
  | 'reauthentication_token'
  /** Confirm a change of address, from the mailbox there was and from the one there is to be. */
  | 'email_change_token_current'
  | 'email_change_token_new';

export const signInTokenTypes: Record<SignInLinkType, TokenType> = {
  recovery: 'recovery_token',
  magiclink: 'recovery_token',
  invite: 'confirmation_token',
  signup: 'confirmation_token',
};

/** The tokens that a type of the API means. `email` is what newer clients say for all that signs in by mail; types without tokens match none. */
export function tokenTypesOf(type: string): TokenType[] {
  if (type === 'email') return ['confirmation_token', 'recovery_token'];
  if (type === 'email_change') return ['email_change_token_current', 'email_change_token_new'];
  const known = signInLinkType.safeParse(type);
  return known.success ? [signInTokenTypes[known.data]] : [];
}
