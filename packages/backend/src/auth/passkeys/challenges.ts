import type { AnySql } from '@rxweb/platform/sql/sql';
import { AuthError } from '../auth-error.ts';

type Purpose = 'registration' | 'authentication';

export const challengeSeconds = 300;

/** Keeps a challenge for one answer within five minutes, in Supabase's table. */
export async function keepChallenge(sql: AnySql, purpose: Purpose, challenge: string, userId: string | null) {
  const [row] = await sql<[{ challenge_id: string; expires_at: number }]>`
    insert into auth.webauthn_challenges (user_id, challenge_type, session_data, expires_at)
    values (${userId}, ${purpose}, ${sql.json({ challenge })}, now() + ${challengeSeconds} * interval '1 second')
    returning id as challenge_id, floor(extract(epoch from expires_at))::int as expires_at`;
  return row;
}

/** Uses up the challenge, whatever comes of it; of parallel uses only one succeeds. */
export async function takeChallenge(sql: AnySql, purpose: Purpose, id: string, userId: string | null): Promise<string> {
  const [row] = await sql<{ challenge: string; expired: boolean }[]>`
    delete from auth.webauthn_challenges
    where id = ${id} and challenge_type = ${purpose} and user_id is not distinct from ${userId}
    returning session_data ->> 'challenge' as challenge, expires_at <= now() as expired`;
  if (!row) throw new AuthError(400, 'webauthn_challenge_not_found', 'The challenge is unknown or was already used');
  if (row.expired) throw new AuthError(400, 'webauthn_challenge_expired', 'The challenge has expired. Try again.');
  return row.challenge;
}
