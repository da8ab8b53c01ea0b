import type { Session } from '@supabase/auth-js';
import { tokenClaim } from '../../backend/token-claims.ts';

/**
 * Whether somebody has shown one factor and still owes the second: the account has a verified one, and the token stands for one
 * (`aal1`). Such a session is none yet for the app.
 */
export function owesSecondFactor({ access_token: token, user }: Pick<Session, 'access_token' | 'user'>): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && tokenClaim(token, 'aal') !== 'aal2';
}
