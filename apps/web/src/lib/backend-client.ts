import type { BootData } from '@rxweb/contracts/store';
import type { SupabaseClient } from '@supabase/supabase-js';

/** Where the session is kept. Set here, so that a change of the backend's address signs nobody out. */
export const sessionStorageKey = 'rx-auth';

type Backend = NonNullable<BootData['backend']>;

let loading: Promise<SupabaseClient> | undefined;

/** The page's one backend client. Its code is loaded at the first call; a failed load is tried again at the next. */
export function loadBackendClient(backend: Backend): Promise<SupabaseClient> {
  loading ??= createBackendClient(backend).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function createBackendClient({ path, anonKey }: Backend): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(location.origin + path, anonKey, {
    auth: { storageKey: sessionStorageKey, persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
  });
}
