import { roleFromMetadata, type SessionRole } from '@rxweb/contracts/roles';
import { createContext, type ReactNode, use, useEffect, useMemo, useReducer, useRef } from 'react';
import { sessionStorageKey } from '../../lib/backend-client.ts';
import { useBoot } from '../../lib/boot.tsx';
import { logFailure } from '../../lib/log.ts';
import { mayHaveSession, openSessionConnection, type SessionConnection } from './session-connection.ts';
import { initialSessionState, type SessionState, sessionReducer } from './session-reducer.ts';

/** The spec's text for a page without a backend client (spec section 8). */
const noBackend = 'Authentication not available';

/** The role of the person who signed in, or the words of what went wrong. */
export type SignInResult = { role: SessionRole; message?: never } | { role?: never; message: string };

export interface SessionActions {
  signIn: (email: string, password: string) => Promise<SignInResult>;
  /** Signs this device out. Gives the error's words, or null. */
  signOut: () => Promise<string | null>;
  /** Opens the login dialog; `returnTo` is the page to go on to. */
  openLogin: (returnTo?: string) => void;
  closeLogin: () => void;
  toggleSidebar: () => void;
  closeSidebar: () => void;
}

const SessionContext = createContext<(SessionState & SessionActions) | null>(null);

/** Holds the session of spec section 3 for everything below it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { backend } = useBoot();
  const [state, dispatch] = useReducer(sessionReducer, backend !== null && mayHaveSession(), initialSessionState);
  const connection = useRef<SessionConnection | null>(null);

  useEffect(() => {
    if (!backend) return dispatch({ type: 'backend-unavailable' });
    const opened = openSessionConnection(backend, dispatch);
    connection.current = opened;
    if (mayHaveSession()) opened.load();
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      if (key === sessionStorageKey && newValue) opened.load();
    };
    addEventListener('storage', handleStorage);
    return () => {
      removeEventListener('storage', handleStorage);
      opened.close();
    };
  }, [backend]);

  const actions = useMemo<SessionActions>(
    () => ({
      signIn: (email, password) => signIn(connection.current, email, password),
      signOut: () => signOut(connection.current),
      openLogin: (returnTo) => dispatch({ type: 'login-opened', returnTo: returnTo ?? null }),
      closeLogin: () => dispatch({ type: 'login-closed' }),
      toggleSidebar: () => dispatch({ type: 'sidebar-toggled' }),
      closeSidebar: () => dispatch({ type: 'sidebar-closed' }),
    }),
    [],
  );
  const value = useMemo(() => ({ ...state, ...actions }), [state, actions]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** The session and what can be done with it. */
export function useSession(): SessionState & SessionActions {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

async function signIn(connection: SessionConnection | null, email: string, password: string): Promise<SignInResult> {
  const client = await connection?.connect().catch((error: unknown) => logFailure('No backend client', error));
  if (!client) return { message: noBackend };
  try {
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    return error ? { message: error.message } : { role: roleFromMetadata(data.user.user_metadata) };
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
}

/** Only this device: a person who leaves the counter stays signed in at the other one. */
async function signOut(connection: SessionConnection | null): Promise<string | null> {
  if (!connection) return noBackend;
  try {
    const client = await connection.connect();
    const { error } = await client.auth.signOut({ scope: 'local' });
    return error?.message ?? null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
