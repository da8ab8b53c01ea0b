import type { Session } from '@supabase/supabase-js';

/**
 * Whether somebody has shown one factor and still owes the second: the account has a verified one, and the token stands for one
 * (`aal1`). Such a session is none yet for the app.
 */
export function owesSecondFactor({ access_token: token, user }: Pick<Session, 'access_token' | 'user'>): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && assuranceOf(token) !== 'aal2';
}

/** Reads a claim for the screens only; the backend checks the token itself. */
function assuranceOf(token: string): unknown {
  const payload = token.split('.')[1] ?? '';
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal;
  } catch {
    return null;
  }
}
