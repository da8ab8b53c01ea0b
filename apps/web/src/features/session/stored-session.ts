import * as z from 'zod/mini';
import { localValues } from '../../storage/browser-storage.ts';
import { sessionStorageKey } from '../../storage/session-storage-key.ts';

const shape = z.object({ access_token: z.string(), expires_at: z.optional(z.number()) });

/** Not renewed. */
export function storedToken(): string | null {
  return readStored()?.access_token ?? null;
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
