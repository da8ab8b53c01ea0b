import type { AnySql } from '@rxweb/platform/sql/sql';
import type { Core } from '../core/core.ts';
import { AuthError } from './auth-error.ts';
import type { SignedIn } from './sessions.ts';

/** How long a session may change how its account signs in after its person showed the password or a passkey. */
const proofSeconds = 5 * 60;

/**
 * Throws unless the person showed the password or a passkey in this session within five minutes: at sign-in, or again. (security row A16).
 */
export async function requireFreshProof({ sql }: Core, caller: SignedIn, graceSeconds = 0): Promise<void> {
  const [row] = await sql<[{ isFresh: boolean }]>`
    select exists (
      select from auth.mfa_amr_claims a join auth.sessions s on s.id = a.session_id
      where s.id = ${caller.sessionId} and s.user_id = ${caller.userId}
        and a.authentication_method in ('password', 'passkey')
        and a.updated_at > now() - ${proofSeconds + graceSeconds} * interval '1 second') as "isFresh"`;
  if (!row.isFresh) throw new AuthError(403, 'reauthentication_needed', 'Show your password or passkey again first');
}

/** Notes that the session's person showed it just now. Tokens name the moment in `amr`. */
export async function noteProof(sql: AnySql, sessionId: string, method: 'password' | 'passkey'): Promise<void> {
  await sql`
    insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
    select id, now(), now(), ${method} from auth.sessions where id = ${sessionId}
    on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`;
}
