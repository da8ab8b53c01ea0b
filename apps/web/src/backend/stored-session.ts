import type { BootData } from '@rxweb/contracts/store';
import type { Session } from '@supabase/auth-js';
import * as z from 'zod/mini';
import { localValues } from '../storage/browser-storage.ts';
import { sessionStorageKey } from '../storage/session-storage-key.ts';

const shape = z.looseObject({
  access_token: z.string(),
  refresh_token: z.optional(z.string()),
  expires_at: z.optional(z.number()),
  user: z.optional(z.looseObject({ id: z.string() })),
});
/** As the auth client renews it. */
const renewalMs = 90_000;

/** Not renewed. */
export function storedToken(): string | null {
  return readStored()?.access_token ?? null;
}

/** Null if it needs renewal. The auth client would return the same. */
export function freshSession(now: number): Session | null {
  const stored = readStored();
  if (!stored?.refresh_token || !stored.user || (stored.expires_at ?? 0) * 1_000 - now <= renewalMs) return null;
  return stored as unknown as Session;
}

export async function currentSession(backend: BootData['backend']): Promise<Session | null> {
  if (!backend) return null;
  const fresh = freshSession(Date.now());
  if (fresh) return fresh;
  const { openBackend } = await import('./backend-auth.ts');
  return (await openBackend(backend).auth.getSession()).data.session;
}

/** The auth client would renew an expired session before signing out. */
export function dropEndedSession(now: number): void {
  const endsAt = readStored()?.expires_at ?? Number.POSITIVE_INFINITY;
  if (endsAt * 1_000 <= now) localValues.remove(sessionStorageKey);
}

function readStored(): z.infer<typeof shape> | null {
  try {
    const parsed = z.safeParse(shape, JSON.parse(localValues.get(sessionStorageKey) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
