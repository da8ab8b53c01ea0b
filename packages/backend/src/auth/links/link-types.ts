import { z } from 'zod';

export const signInLinkType = z.enum(['recovery', 'invite', 'magiclink', 'signup']);
export type SignInLinkType = z.output<typeof signInLinkType>;

export const linkType = z.enum([...signInLinkType.options, 'email_change']);
export type LinkType = z.output<typeof linkType>;

/** An account has at most one token of each kind; a new one replaces it. */
export type TokenType =
  | 'confirmation_token'
  /** Signs in without a password. */
  | 'recovery_token'
  /** Confirms a change of credentials. */
  | 'reauthentication_token'
  /** Confirm a change of address from the current and the new mailbox. */
  | 'email_change_token_current'
  | 'email_change_token_new';

export const signInTokenTypes: Record<SignInLinkType, TokenType> = {
  recovery: 'recovery_token',
  magiclink: 'recovery_token',
  invite: 'confirmation_token',
  signup: 'confirmation_token',
};

/** The tokens for a type of the API. Newer clients send `email` for all mailed sign-ins. */
export function tokenTypesOf(type: string): TokenType[] {
  if (type === 'email') return ['confirmation_token', 'recovery_token'];
  if (type === 'email_change') return ['email_change_token_current', 'email_change_token_new'];
  const known = signInLinkType.safeParse(type);
  return known.success ? [signInTokenTypes[known.data]] : [];
}
