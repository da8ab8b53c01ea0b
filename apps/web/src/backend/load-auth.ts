import type { BootData } from '@rxweb/contracts/store';
import type { Session } from '@supabase/auth-js';
import type { OpenBackend } from './backend-auth.ts';
import { withKey } from './backend-key.ts';
import { freshSession } from './stored-session.ts';

let opened: OpenBackend | null = null;

export async function loadAuth(backend: NonNullable<BootData['backend']>): Promise<OpenBackend> {
  const [{ openBackend }, known] = await Promise.all([import('./backend-auth.ts'), withKey(backend)]);
  opened = openBackend(known);
  return opened;
}

/** Renewed if it ends soon; null when signed out. */
export async function readSession(backend: BootData['backend']): Promise<Session | null> {
  if (!backend) return null;
  // The client knows better, as when storage is full.
  const stored = opened ? null : freshSession(Date.now());
  if (stored) return stored;
  const { auth } = opened ?? (await loadAuth(backend));
  return (await auth.getSession()).data.session;
}
