import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { whenFirstPage } from '../boot/first-page.ts';
import { retryImport } from '../boot/retry-import.ts';
import { useSessionState } from '../features/session/session-store.ts';
import { Spinner } from '../ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { pathOf } from './staff-pages.ts';

const loadLockScreen = () => import('../features/session/lock-screen.tsx');
const LockScreen = lazy(async () => ({ default: (await loadLockScreen()).LockScreen }));
const SessionWatcher = lazy(async () => {
  await whenFirstPage();
  return { default: (await retryImport(() => import('../features/session/session-watcher.tsx'))).SessionWatcher };
});

/** Watches over a session, and stands in for the pages while the screen is locked. Visitors never load it. */
export function LockWatch() {
  const { session, locked } = useSessionState();
  const isLocked = locked !== null;
  useKeptPlace(isLocked);
  // It has to be there when the connection is not.
  const isSignedIn = session !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    void whenFirstPage()
      .then(loadLockScreen)
      .catch(() => {});
  }, [isSignedIn]);
  // Somebody else: nothing of the pages may stay, in memory neither.
  const isTaken = locked?.isTaken ?? false;
  useEffect(() => {
    if (isTaken) location.replace(pathOf('dashboard'));
  }, [isTaken]);

  return (
    <>
      {isSignedIn && (
        <Suspense>
          <SessionWatcher />
        </Suspense>
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
