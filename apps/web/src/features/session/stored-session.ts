import * as z from 'zod/mini';
import { keptForGood } from '../../storage/browser-storage.ts';
import { sessionStorageKey } from '../../storage/session-storage-key.ts';

const shape = z.object({ access_token: z.string(), expires_at: z.optional(z.number()) });

/** The token that the auth client keeps in this browser, as it is: reading it renews nothing and waits for nothing. */
export function storedToken(): string | null {
  return readStored()?.access_token ?? null;
}

/** Takes away a stored session whose token has ended, which the auth client would try to renew before it signs out. */
export function dropEndedSession(now: number): void {
  const endsAt = readStored()?.expires_at ?? Number.POSITIVE_INFINITY;
  if (endsAt * 1_000 <= now) keptForGood.remove(sessionStorageKey);
}

function readStored(): z.infer<typeof shape> | null {
  try {
    const parsed = z.safeParse(shape, JSON.parse(keptForGood.get(sessionStorageKey) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
