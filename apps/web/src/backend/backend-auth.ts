import { AuthClient } from '@supabase/auth-js';
import { sessionStorageKey } from '../storage/session-storage-key.ts';
import type { KnownBackend } from './backend-key.ts';
import { fetchAndNoteWait } from './refusal-wait.ts';

export type BackendAuth = InstanceType<typeof AuthClient>;

export interface OpenBackend {
  url: string;
  anonKey: string;
  auth: BackendAuth;
}

let opened: OpenBackend | undefined;

/** With the auth client only; tables and realtime are in `backend-client.ts`. Import it through `load-auth.ts`. */
export function openBackend({ path, anonKey }: KnownBackend): OpenBackend {
  opened ??= connect(location.origin + path, anonKey);
  return opened;
}

/** From spec section 9. */
function connect(url: string, anonKey: string): OpenBackend {
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { Authorization: `Bearer ${anonKey}`, apikey: anonKey },
    fetch: fetchAndNoteWait,
    storageKey: sessionStorageKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
  });
  return { url, anonKey, auth };
}
