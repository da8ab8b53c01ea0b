import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { whenFirstPage } from '../boot/first-page.ts';
import { useSessionState } from '../features/session/session-store.ts';
import { lazyPartOf } from '../texts/use/lazy-part-of.ts';
import { whenCatalogues } from '../texts/use/use-texts.ts';
import { Spinner } from '../ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { pathOf } from './staff-pages.ts';

const loadLockScreen = () => import('../features/session/lock-screen.tsx');
const LockScreen = lazy(async () => ({ default: (await loadLockScreen()).LockScreen }));
const SessionWatcher = lazyPartOf(async () => {
  await whenFirstPage();
  return (await import('../features/session/session-watcher.tsx')).SessionWatcher;
});

/** Visitors never load it. */
export function LockWatch() {
  const { session, locked } = useSessionState();
  const isLocked = locked !== null;
  useKeptPlace(isLocked);
  // The lock screen must work offline.
  const isSignedIn = session !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    void whenFirstPage()
      .then(loadLockScreen)
      .then(whenCatalogues)
      .catch(() => {});
  }, [isSignedIn]);
  // Another user signed in: drop all pages, also from memory.
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

/** Restores scroll position and focus, which hidden pages lose. */
function useKeptPlace(isLocked: boolean): void {
  const [place, setPlace] = useState<{ top: number; focused: Element | null } | null>(null);
  // Read while rendering, before the pages are hidden.
  if (isLocked && !place) setPlace({ top: scrollY, focused: document.activeElement });
  if (!isLocked && place) setPlace(null);
  useLayoutEffect(() => {
    if (!place) return;
    return () => {
      // The pages appear later in the same step.
      requestAnimationFrame(() => {
        scrollTo(0, place.top);
        if (place.focused instanceof HTMLElement && place.focused.isConnected) {
          place.focused.focus({ preventScroll: true });
        }
      });
    };
  }, [place]);
}
