import type { Session } from '@supabase/auth-js';
import { tokenClaim } from '../../backend/token-claims.ts';

/**
 * True when the account has a verified factor but the token is still `aal1`. The app treats such a session as signed
 * out.
 */
export function owesSecondFactor({ access_token: token, user }: Pick<Session, 'access_token' | 'user'>): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && tokenClaim(token, 'aal') !== 'aal2';
}
