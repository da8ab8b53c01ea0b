import type { IdentityProof } from '@rxweb/contracts/session';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Principal } from '../../../kernel/http/authenticate.ts';

/** The embedded backend checks the proof, counts wrong ones, and keeps the moment in the session. False for a wrong one. */
export async function askEmbedded(
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
