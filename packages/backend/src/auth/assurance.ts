import type { Core } from '../core/core.ts';
import { AuthError } from './auth-error.ts';
import type { SignedIn } from './sessions.ts';

/** How strongly the caller is authenticated. Read from rows, since a token may be older than a factor. */
interface Assurance {
  aal: 'aal1' | 'aal2';
  /** Signed in by a mailed link or code within the last day. */
  byMail: boolean;
  hasFactor: boolean;
}

export async function readAssurance({ sql }: Core, { userId, sessionId }: SignedIn): Promise<Assurance> {
  const [row] = await sql<Assurance[]>`
    select s.aal,
      exists (select from auth.mfa_amr_claims a where a.session_id = s.id and a.authentication_method = 'otp'
        and a.updated_at > now() - interval '24 hours') as "byMail",
      exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified') as "hasFactor"
    from auth.sessions s where s.id = ${sessionId} and s.user_id = ${userId}`;
  if (!row) throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  return row;
}
