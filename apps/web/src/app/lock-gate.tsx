import { Activity, lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useSession } from '../features/session/session-provider.tsx';
import { dropTabDraft } from '../lib/tab-draft.ts';
import { Spinner } from '../ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { paths } from './paths.ts';

const loadLockScreen = () => import('../features/session/lock-screen.tsx');
const LockScreen = lazy(async () => ({ default: (await loadLockScreen()).LockScreen }));
const SessionWatcher = lazy(async () => ({
  default: (await import('../features/session/session-watcher.tsx')).SessionWatcher,
}));

/**
 * All pages, and while the screen is locked the lock screen in their place. The pages stay as they are, with everything typed into them, but
 * are neither shown nor read aloud nor reached, and do nothing; afterwards they go on, which makes them ask for their data anew
 * (docs/decisions/0018).
 */
export function LockGate({ children }: { children: ReactNode }) {
  const { session, user, loading, locked } = useSession();
  const isLocked = locked !== null;
  useKeptPlace(isLocked);
  // It has to be there when the connection is not.
  const isSignedIn = session !== null;
  useEffect(() => {
    if (isSignedIn) loadLockScreen().catch(() => {});
  }, [isSignedIn]);
  // Nor does work that was not saved outlive who wrote it.
  const isSignedOut = !loading && !user;
  useEffect(() => {
    if (isSignedOut) dropTabDraft();
  }, [isSignedOut]);
  // Somebody else: nothing of the pages may stay, in memory neither.
  const isTaken = locked?.isTaken ?? false;
  useEffect(() => {
    if (isTaken) location.replace(paths.dashboard);
  }, [isTaken]);

  return (
    <>
      <Activity mode={isLocked ? 'hidden' : 'visible'}>{children}</Activity>
      {isSignedIn && (
        <ErrorBoundary>
          <Suspense>
            <SessionWatcher />
          </Suspense>
        </ErrorBoundary>
      )}
      {isLocked && (
        <ErrorBoundary>
          <Suspense fallback={<Spinner />}>
            <LockScreen />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** Where somebody was on the page: hidden pages lose their place, and the focus. */
function useKeptPlace(isLocked: boolean): void {
  const [place, setPlace] = useState<{ top: number; focused: Element | null } | null>(null);
  // Read while rendering, before the pages are hidden.
  if (isLocked && !place) setPlace({ top: scrollY, focused: document.activeElement });
  if (!isLocked && place) setPlace(null);
  useLayoutEffect(() => {
    if (!place) return;
    return () => {
      // The pages are shown in the same step, after this.
      requestAnimationFrame(() => {
        scrollTo(0, place.top);
        if (place.focused instanceof HTMLElement && place.focused.isConnected) {
          place.focused.focus({ preventScroll: true });
        }
      });
    };
  }, [place]);
}
