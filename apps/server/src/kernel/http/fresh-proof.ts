import type { AnySql } from '@rxweb/platform/sql/sql';

/** How long a session may change how its account signs in after its person showed the password or a passkey. */
const proofSeconds = 5 * 60;

/** Whether a password or passkey was shown in this session within five minutes (security row A16). */
export async function hasFreshProof(sql: AnySql, sessionId: string): Promise<boolean> {
  const [row] = await sql<[{ isFresh: boolean }]>`
    select exists (
      select from auth.mfa_amr_claims where session_id = ${sessionId}
        and authentication_method::text in ('password', 'passkey')
        and updated_at > now() - ${proofSeconds} * interval '1 second') as "isFresh"`;
  return row.isFresh;
}
