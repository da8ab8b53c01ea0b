import type { BootData } from '@rxweb/contracts/store';
import type { AuthChangeEvent, SupabaseClient } from '@supabase/supabase-js';
import { loadBackendClient, sessionStorageKey } from '../../lib/backend-client.ts';
import { keptForGood } from '../../lib/kept-values.ts';
import { logFailure, logInfo } from '../../lib/log.ts';
import type { SessionAction } from './session-reducer.ts';

type Dispatch = (action: SessionAction) => void;

/** What the session listens to, and what each event means for it. All of them bring the session of then. */
const authEvents: Record<AuthChangeEvent, string> = {
  INITIAL_SESSION: 'what was stored has been read',
  SIGNED_IN: 'somebody signed in, here or in another tab',
  SIGNED_OUT: 'nobody is signed in any more',
  TOKEN_REFRESHED: 'the access token was renewed',
  USER_UPDATED: 'the account changed',
  PASSWORD_RECOVERY: 'arrived by a link to set a new password',
  MFA_CHALLENGE_VERIFIED: 'the second factor was accepted',
};

/** Whether the auth client is worth loading at the start: a session is stored, or the address brings one. */
export function mayHaveSession(): boolean {
  return keptForGood.get(sessionStorageKey) !== null || /[#&](access_token|error_code)=/.test(location.hash);
}

export interface SessionConnection {
  /** Loads the auth client, once, and follows its events from then on. */
  connect: () => Promise<SupabaseClient>;
  /** Reads the stored session. A failure is only noted (spec section 4). */
  load: () => Promise<void>;
  close: () => void;
}

/** Ties the auth client to the session's state. */
export function openSessionConnection(
  backend: NonNullable<BootData['backend']>,
  dispatch: Dispatch,
): SessionConnection {
  let unsubscribe: (() => void) | undefined;
  let isClosed = false;

  async function connect(): Promise<SupabaseClient> {
    const client = await loadBackendClient(backend);
    if (isClosed) return client;
    unsubscribe ??= followEvents(client, dispatch);
    return client;
  }

  async function load(): Promise<void> {
    const hadSession = keptForGood.get(sessionStorageKey) !== null;
    try {
      const client = await connect();
      const { data, error } = await client.auth.getSession();
      if (error) throw error;
      if (hadSession && !data.session) throw new Error('it is no longer valid');
      if (!isClosed) dispatch({ type: 'session-loaded', session: data.session });
    } catch (error) {
      logFailure('The session could not be loaded', error);
      if (!isClosed) dispatch({ type: 'session-load-failed' });
    }
  }

  function close(): void {
    isClosed = true;
    unsubscribe?.();
  }

  return { connect, load, close };
}

/** The callback only notes and dispatches: calling the client from inside it would wait for itself. */
function followEvents(client: SupabaseClient, dispatch: Dispatch): () => void {
  const { data } = client.auth.onAuthStateChange((event, session) => {
    logInfo(`${event}: ${authEvents[event]}`);
    dispatch({ type: 'auth-changed', event, session });
  });
  return () => data.subscription.unsubscribe();
}
