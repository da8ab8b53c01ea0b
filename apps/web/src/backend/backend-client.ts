import { realtimeLimits } from '@rxweb/contracts/shared/limits';
import type { BootData } from '@rxweb/contracts/store';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type OpenBackend, openBackend } from './backend-auth.ts';

let pageClient: SupabaseClient | undefined;

/** The page's client for tables, realtime and files. Pulls in the whole library: import it lazily. */
export function backendClient(backend: NonNullable<BootData['backend']>): SupabaseClient {
  pageClient ??= createBackendClient(openBackend(backend));
  return pageClient;
}

/** Sets the spec's numbers (section 9) over the library's defaults; acts as the user of `auth`. */
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
  // Passes a renewed token or a sign-out to the open connection.
  auth.onAuthStateChange(() => void client.realtime.setAuth());
  return client;
}
