import type { BootData } from '@rxweb/contracts/store';
import { withKey } from '../../lib/backend-key.ts';
import { keptForGood } from '../../lib/kept-values.ts';
import { sessionStorageKey } from '../../lib/session-storage-key.ts';
import type { AuthSession } from './auth-session.ts';
import type { SessionAction } from './session-reducer.ts';

/** Whether the auth client is worth loading at the start: a session is stored, or the address brings one. */
export function mayHaveSession(): boolean {
  // The server renders the page of somebody who is signed out.
  if (typeof location === 'undefined') return false;
  return keptForGood.get(sessionStorageKey) !== null || /[#&](access_token|error_code)=/.test(location.hash);
}

export interface SessionConnection {
  /** Loads the auth client's code, once, and follows its events from then on. A failed load is tried again at the next call. */
  open: () => Promise<AuthSession>;
  close: () => void;
}

/** Ties the auth client to the session's state, without loading its code before somebody needs it. */
export function connectSession(
  backend: NonNullable<BootData['backend']>,
  dispatch: (action: SessionAction) => void,
): SessionConnection {
  let opening: Promise<AuthSession> | undefined;

  async function load(): Promise<AuthSession> {
    const [{ openAuthSession }, { backendClient }, open] = await Promise.all([
      import('./auth-session.ts'),
      import('../../lib/backend-client.ts'),
      withKey(backend),
    ]);
    return openAuthSession(backendClient(open), dispatch);
  }

  function open(): Promise<AuthSession> {
    opening ??= load().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  return { open, close: () => opening?.then((auth) => auth.close()).catch(() => {}) };
}
