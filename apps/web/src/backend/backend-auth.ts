import type { BootData } from '@rxweb/contracts/store';
import { AuthClient } from '@supabase/auth-js';
import { sessionStorageKey } from '../storage/session-storage-key.ts';

type Backend = NonNullable<BootData['backend']>;

/** Signs in and out, and keeps the session. */
export type BackendAuth = InstanceType<typeof AuthClient>;

/** A backend as this page talks to it. */
export interface OpenBackend {
  /** Its base address. */
  url: string;
  anonKey: string;
  auth: BackendAuth;
}

let opened: OpenBackend | undefined;

/**
 * The page's one connection to its backend, with the auth client alone: what reads tables and hears of changes is `backend-client.ts`. Import this file
 * only when somebody signs in or is signed in. Only the first call, which opens the session, needs the backend's key.
 */
export function openBackend({ path, anonKey }: Backend): OpenBackend {
  opened ??= connect(location.origin + path, anonKey ?? refuse());
  return opened;
}

function refuse(): never {
  throw new Error('The backend was asked for before there was a session.');
}

/** An auth client with the spec's numbers (section 9) where the library's own may differ. */
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
