import { realtimeLimits } from '@rxweb/contracts/shared/limits';
import type { BootData } from '@rxweb/contracts/store';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { OpenBackend } from './backend-auth.ts';
import { loadAuth } from './load-auth.ts';

let pageClient: SupabaseClient | undefined;

/** Pulls in the whole library: import it lazily. */
export async function backendClient(backend: NonNullable<BootData['backend']>): Promise<SupabaseClient> {
  const open = await loadAuth(backend);
  pageClient ??= createBackendClient(open);
  return pageClient;
}

/** Numbers from spec section 9. Acts as the user of `auth`. */
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
  auth.onAuthStateChange(() => void client.realtime.setAuth());
  return client;
}
