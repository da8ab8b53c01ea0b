import type { IdentityProof } from '@rxweb/contracts/session';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import * as z from 'zod/mini';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Principal } from '../../../kernel/http/authenticate.ts';
import type { Limits } from '../../../kernel/limits/limits.ts';

interface HostedDeps {
  sql: Sql;
  anonKey: string;
  config: { supabase: { url: string } | null };
  limits: Limits;
}

const timeoutMs = 10_000;

/**
 * Checks a proof by signing in, the only way a hosted Supabase offers, and ends that session at once. False if it is wrong. Counts tries
 * here: the service sees one address.
 */
export async function askHosted(
  deps: HostedDeps,
  principal: Principal,
  proof: IdentityProof,
  request: FastifyRequest,
): Promise<boolean> {
  await deps.limits.consume('proof', request, principal.userId);
  const opened = await signInAgain(deps, principal, proof);
  if (!opened) return false;
  const isOwn = await keepMoment(deps.sql, principal, opened);
  if (isOwn) await deps.limits.giveBack('proof', request, principal.userId);
  return isOwn;
}

const answer = z.object({ access_token: z.string() });

interface OpenedSession {
  userId: string;
  sessionId: string;
}

/** Null if it was refused. */
async function signInAgain(
  { anonKey, config: { supabase } }: HostedDeps,
  { email }: Principal,
  proof: IdentityProof,
): Promise<OpenedSession | null> {
  if (!supabase) throw new AppError('unavailable');
  const path = 'password' in proof ? 'token?grant_type=password' : 'passkeys/authentication/verify';
  const response = await fetch(`${supabase.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify('password' in proof ? { email, ...proof } : proof),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause });
  });
  if (response.status === 429) throw new AppError('too_many_requests', { retryAfterSeconds: 60 });
  if (response.status >= 500) throw new AppError('unavailable');
  if (!response.ok) return null;
  const { sub, session_id: sessionId } = decodeJwt(z.parse(answer, await response.json()).access_token);
  if (!sub || typeof sessionId !== 'string') throw new AppError('unavailable');
  return { userId: sub, sessionId };
}

/** False for a passkey of another account. */
async function keepMoment(sql: Sql, { userId, sessionId }: Principal, opened: OpenedSession): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    await tx`
      select set_config('auth.session_end', 'opened only to check who it is', true),
        set_config('app.actor', ${opened.userId}, true)`;
    await tx`delete from auth.sessions where id = ${opened.sessionId}`;
    if (opened.userId !== userId) return false;
    // The service knows this method, and reads the level of the next token from such rows.
    await tx`
      insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
      select gen_random_uuid(), id, now(), now(), 'password' from auth.sessions where id = ${sessionId}
      on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`;
    return true;
  });
}
