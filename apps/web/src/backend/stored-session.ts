import type { Session } from '@supabase/auth-js';
import * as z from 'zod/mini';
import { localValues } from '../storage/browser-storage.ts';
import { sessionStorageKey } from '../storage/session-storage-key.ts';

const tokenShape = z.looseObject({ access_token: z.string(), expires_at: z.optional(z.number()) });
const sessionShape = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.number(),
  user: z.looseObject({ id: z.string(), user_metadata: z.looseObject({}) }),
});

/** The auth client renews a session that ends sooner. */
const renewalMs = 90_000;

/** Not renewed. */
export function storedToken(): string | null {
  return readStored()?.access_token ?? null;
}

/** Null if the auth client would renew it first. */
export function freshSession(now: number): Session | null {
  const stored: unknown = parseStored();
  return isSession(stored) && Number(stored.expires_at) * 1_000 - now > renewalMs ? stored : null;
}

/** The auth client would renew an expired session before signing out. */
export function dropEndedSession(now: number): void {
  const endsAt = readStored()?.expires_at ?? Number.POSITIVE_INFINITY;
  if (endsAt * 1_000 <= now) localValues.remove(sessionStorageKey);
}

/** Only the auth client writes there. */
function isSession(value: unknown): value is Session {
  return z.safeParse(sessionShape, value).success;
}

function readStored() {
  const parsed = z.safeParse(tokenShape, parseStored());
  return parsed.success ? parsed.data : null;
}

function parseStored(): unknown {
  try {
    return JSON.parse(localValues.get(sessionStorageKey) ?? 'null');
  } catch {
    return null;
  }
}
