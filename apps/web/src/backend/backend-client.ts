import { realtimeLimits } from '@rxweb/contracts/shared/limits';
import type { BootData } from '@rxweb/contracts/store';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type OpenBackend, openBackend } from './backend-auth.ts';

let pageClient: SupabaseClient | undefined;

/** The page's one client of the backend's tables, changes and files. It brings the whole library with it: import this file on need. */
export function backendClient(backend: NonNullable<BootData['backend']>): SupabaseClient {
  pageClient ??= createBackendClient(openBackend(backend));
  return pageClient;
}

/** A client with the spec's numbers (section 9) where the library's own may differ, in the name of whoever `auth` says is signed in. */
export function createBackendClient({ url, anonKey, auth }: OpenBackend): SupabaseClient {
  const { heartbeatMs, timeoutMs, reconnectDelaysMs } = realtimeLimits;
  const client = createClient(url, anonKey, {
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
    realtime: {
      heartbeatIntervalMs: heartbeatMs,
      timeout: timeoutMs,
      reconnectAfterMs: (tries) => reconnectDelaysMs[tries - 1] ?? reconnectDelaysMs[3],
    },
  });
  // A line that stands hears of a renewed token at once, and of a sign-out.
  auth.onAuthStateChange(() => void client.realtime.setAuth());
  return client;
}
