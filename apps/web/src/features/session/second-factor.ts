import type { Session } from '@supabase/auth-js';
import { tokenClaim } from '../../backend/token-claims.ts';

/** Such a session counts as signed out. */
export function owesSecondFactor({ access_token: token, user }: Pick<Session, 'access_token' | 'user'>): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && tokenClaim(token, 'aal') !== 'aal2';
}
