import { realtimeLimits } from '@rxweb/contracts/limits';
import type { BootData } from '@rxweb/contracts/store';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { sessionStorageKey } from './session-storage-key.ts';

type Backend = NonNullable<BootData['backend']>;

let pageClient: SupabaseClient | undefined;

/**
 * The page's one backend client. It brings the whole library with it: import this file only when somebody signs in or is signed in. Only the
 * first call, which opens the session, needs the backend's key.
 */
export function backendClient({ path, anonKey }: Backend): SupabaseClient {
  pageClient ??= createBackendClient(location.origin + path, anonKey ?? refuse());
  return pageClient;
}

function refuse(): never {
  throw new Error('The backend client was asked for before there was a session.');
}

/** A client with the spec's numbers (section 9) where the library's own may differ. `url` is the backend's base address. */
export function createBackendClient(url: string, anonKey: string): SupabaseClient {
  const { heartbeatMs, timeoutMs, reconnectDelaysMs } = realtimeLimits;
  return createClient(url, anonKey, {
    auth: { storageKey: sessionStorageKey, persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
    realtime: {
      heartbeatIntervalMs: heartbeatMs,
      timeout: timeoutMs,
      reconnectAfterMs: (tries) => reconnectDelaysMs[tries - 1] ?? reconnectDelaysMs[3],
    },
  });
}
