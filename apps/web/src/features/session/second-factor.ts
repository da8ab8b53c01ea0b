import type { Session, User } from '@supabase/auth-js';
import { tokenClaim } from '../../backend/token-claims.ts';

/** Such a session counts as signed out. */
export function owesSecondFactor({ access_token: token, user }: Pick<Session, 'access_token' | 'user'>): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && tokenClaim(token, 'aal') !== 'aal2';
}

export function hasFactor({ factors }: Pick<User, 'factors'>, type: 'totp' | 'webauthn'): boolean {
  return factors?.some(({ status, factor_type }) => status === 'verified' && factor_type === type) ?? false;
}
