import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useReducer, useRef } from 'react';
import { useBoot } from '../../lib/boot.tsx';
import { logFailure } from '../../lib/log.ts';
import { sessionStorageKey } from '../../lib/session-storage-key.ts';
import { currentTexts } from '../../lib/texts/use-texts.ts';
import type { AuthSession, SignInResult } from './auth-session.ts';
import { connectSession, mayHaveSession, type SessionConnection } from './session-connection.ts';
import { initialSessionState, type SessionState, sessionReducer } from './session-reducer.ts';

export interface SessionActions extends Omit<AuthSession, 'load' | 'close'> {
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
    const opened = connectSession(backend, dispatch);
    connection.current = opened;
    const load = () =>
      opened.open().then(
        (auth) => auth.load(),
        (error: unknown) => {
          logFailure('The session could not be loaded', error);
          dispatch({ type: 'session-load-failed' });
        },
      );
    if (mayHaveSession()) load();
    // A sign-in in another tab is heard of without the auth client, which this tab may not have loaded.
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      if (key === sessionStorageKey && newValue) load();
    };
    addEventListener('storage', handleStorage);
    return () => {
      removeEventListener('storage', handleStorage);
      opened.close();
    };
  }, [backend]);

  const actions = useMemo<SessionActions>(() => {
    const withAuth = async <T,>(
      act: (auth: AuthSession) => Promise<T>,
      otherwise: (message: string) => T,
    ): Promise<T> => {
      const opening = connection.current?.open();
      const auth = await opening?.catch((error: unknown) => logFailure('No backend client', error));
      return auth ? act(auth) : otherwise(currentTexts().errors.notAvailable);
    };
    const refuse = (message: string): SignInResult => ({ message });
    const tell = (message: string): string | null => message;
    const nothing = () => undefined;
    return {
      signIn: (email, password) => withAuth((auth) => auth.signIn(email, password), refuse),
      checkCode: (code) => withAuth((auth) => auth.checkCode(code), refuse),
      choosePassword: (password) => withAuth((auth) => auth.choosePassword(password), refuse),
      mailPasswordLink: (email) => withAuth((auth) => auth.mailPasswordLink(email), tell),
      showRecoveryCode: (code) => withAuth((auth) => auth.showRecoveryCode(code), refuse),
      signOut: () => withAuth((auth) => auth.signOut(), tell),
      lock: (reason) => withAuth((auth) => auth.lock(reason), nothing),
      // The dialog is drawn in slices: the press shows at once, also on a slow phone.
      openLogin: (returnTo) => startTransition(() => dispatch({ type: 'login-opened', returnTo: returnTo ?? null })),
      closeLogin: () => dispatch({ type: 'login-closed' }),
      toggleSidebar: () => dispatch({ type: 'sidebar-toggled' }),
      closeSidebar: () => dispatch({ type: 'sidebar-closed' }),
    };
  }, []);
  const value = useMemo(() => ({ ...state, ...actions }), [state, actions]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** The session and what can be done with it. */
export function useSession(): SessionState & SessionActions {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
