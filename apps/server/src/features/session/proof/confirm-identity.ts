import type { IdentityProof } from '@rxweb/contracts/session';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyRequest } from 'fastify';
import type { AuditLog } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Principal } from '../../../kernel/http/authenticate.ts';
import { clientAddress } from '../../../kernel/http/client-address.ts';
import type { Limits } from '../../../kernel/limits/limits.ts';
import { askHosted } from './ask-hosted.ts';

export interface ProofDeps {
  sql: Sql;
  anonKey: string;
  /** Null with an external Supabase. */
  backend: { fetch: typeof fetch } | null;
  config: { publicUrl: string; supabase: { url: string } | null };
  audit: AuditLog;
  limits: Limits;
}

/** Renews the proof of this session. Throws `password_invalid` or `passkey_invalid`; both outcomes are in the audit log. */
export async function confirmIdentity(
  deps: ProofDeps,
  principal: Principal,
  proof: IdentityProof,
  request: FastifyRequest,
): Promise<void> {
  const isRight = deps.backend
    ? await askEmbedded(deps, deps.backend, principal, proof)
    : await askHosted(deps, principal, proof, request);
  const method = 'password' in proof ? 'password' : 'passkey';
  const { userId } = principal;
  const from = { address: clientAddress(request), device: request.headers['user-agent'] ?? null };
  const note = { actorId: userId, target: userId, ...from };
  if (isRight) return deps.audit.write({ action: 'identity_confirmed', detail: method, ...note });
  const detail = method === 'password' ? null : method;
  await deps.audit.write({ action: 'password_check_refused', outcome: 'refused', detail, ...note });
  throw new AppError(method === 'password' ? 'password_invalid' : 'passkey_invalid');
}

/** The embedded backend checks the proof, counts wrong ones, and keeps the moment in the session. False for a wrong one. */
async function askEmbedded(
  { anonKey, config }: { anonKey: string; config: { publicUrl: string } },
  backend: { fetch: typeof fetch },
  { accessToken }: Principal,
  proof: IdentityProof,
): Promise<boolean> {
  const response = await backend.fetch(`${config.publicUrl}/backend/auth/v1/reauthenticate`, {
    method: 'POST',
    headers: { apikey: anonKey, authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(proof),
  });
  await response.body?.cancel();
  if (response.ok) return true;
  if (response.status === 429)
    throw new AppError('too_many_requests', { retryAfterSeconds: Number(response.headers.get('retry-after') ?? 60) });
  if (response.status >= 500) throw new AppError('unavailable');
  return false;
}
