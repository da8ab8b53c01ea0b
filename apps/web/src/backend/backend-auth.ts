import type { BootData } from '@rxweb/contracts/store';
import { AuthClient } from '@supabase/auth-js';
import { sessionStorageKey } from '../storage/session-storage-key.ts';

type Backend = NonNullable<BootData['backend']>;

/** Signs in and out, and keeps the session. */
export type BackendAuth = InstanceType<typeof AuthClient>;

/** A backend as this page talks to it. */
export interface OpenBackend {
  url: string;
  anonKey: string;
  auth: BackendAuth;
}

let opened: OpenBackend | undefined;

/**
 * The page's connection to its backend, with the auth client only; tables and realtime are in `backend-client.ts`. Load
 * it only for sign-in. Only the first call, which opens the session, needs the key.
 */
export function openBackend({ path, anonKey }: Backend): OpenBackend {
  opened ??= connect(location.origin + path, anonKey ?? refuse());
  return opened;
}

function refuse(): never {
  throw new Error('The backend was asked for before there was a session.');
}

/** Sets the spec's numbers (section 9) over the library's defaults. */
function connect(url: string, anonKey: string): OpenBackend {
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { Authorization: `Bearer ${anonKey}`, apikey: anonKey },
    storageKey: sessionStorageKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
  });
  return { url, anonKey, auth };
}
