import type { BootData } from '@rxweb/contracts/store';
import { AuthClient } from '@supabase/auth-js';
import { sessionStorageKey } from '../storage/session-storage-key.ts';
import { fetchAndNoteWait } from './refusal-wait.ts';

type Backend = NonNullable<BootData['backend']>;

export type BackendAuth = InstanceType<typeof AuthClient>;

export interface OpenBackend {
  url: string;
  anonKey: string;
  auth: BackendAuth;
}

let opened: OpenBackend | undefined;

/**
 * With the auth client only; tables and realtime are in `backend-client.ts`. Load it only for sign-in. Only the first call, which opens the
 * session, needs the key.
 */
export function openBackend({ path, anonKey }: Backend): OpenBackend {
  opened ??= connect(location.origin + path, anonKey ?? refuse());
  return opened;
}

function refuse(): never {
  throw new Error('The backend was asked for before there was a session.');
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
