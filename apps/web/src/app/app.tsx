import type { SessionRole } from '@rxweb/contracts/roles';
import { canOpen } from '@rxweb/domain/permissions';
import { Activity, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { ChatPage } from '../features/chat/chat-page.tsx';
import { useSession } from '../features/session/session-provider.tsx';
import { useStore } from '../lib/boot.tsx';
import { cx } from '../lib/class-names.ts';
import { navigate, useLocation } from '../lib/location.ts';
import { useTexts } from '../lib/texts/use-texts.ts';
import { extraWideQuery, lowQuery, useMediaQuery } from '../lib/use-media-query.ts';
import { PageSkeleton } from '../ui/skeleton.tsx';
import styles from './app.module.css';
import { ErrorBoundary } from './error-boundary.tsx';
import { placeAfterSignIn } from './guard-decision.ts';
import { paths } from './paths.ts';
import { ContactStrip } from './shell/contact-strip.tsx';
import { TopBar } from './shell/top-bar.tsx';
import { useLogOut } from './use-log-out.ts';
import { usePageTitle } from './use-page-title.ts';

// What only staff need is loaded when it is needed: a visitor's page stays small.
const StaffRoutes = lazy(async () => ({ default: (await import('./staff-routes.tsx')).StaffRoutes }));
const Sidebar = lazy(async () => ({ default: (await import('./shell/sidebar.tsx')).Sidebar }));
const Ticker = lazy(async () => ({ default: (await import('./shell/ticker.tsx')).Ticker }));
const SmsWatch = lazy(() =>
  import('../features/sms/desk/sms-watch.tsx').then(
    (module) => ({ default: module.SmsWatch }),
    // Without it only the number of unread texts is missing.
    () => ({ default: () => null }),
  ),
);
const LoginDialog = lazy(async () => ({
  default: (await import('../features/session/login-dialog.tsx')).LoginDialog,
}));

/** Staff's pages whose parts scroll by themselves. */
const panedPages: readonly string[] = [paths.sms, paths.conversations];

/** The frame around every page, and which page is in it. */
export function App() {
  const { name } = useStore();
  const { user, role, sidebarOpen, showLogin, closeSidebar, lock } = useSession();
  const { pathname } = useLocation();
  const { shell } = useTexts();
  const logOut = useLogOut();
  const isExtraWide = useMediaQuery(extraWideQuery);
  const isLow = useMediaQuery(lowQuery);
  const main = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  useFocusOnNewPage(main, pathname);
  const isHome = pathname === paths.home;
  // The conversation is kept while somebody signs in or looks at another page.
  const [wasHome, setWasHome] = useState(isHome);
  if (isHome && !wasHome) setWasHome(true);
  const [isChatting, setIsChatting] = useState(false);
  const ticker = canOpen('ticker', role, user !== null) && (
    <Suspense>
      <Ticker isRow={!isExtraWide} />
    </Suspense>
  );

  return (
    <div className={cx(styles.app, (isHome || panedPages.includes(pathname)) && styles.fixed)}>
      <a className={styles.skip} href="#main">
        {shell.skip}
      </a>
      <TopBar menuButton={menuButton} onLogout={logOut}>
        {isExtraWide && ticker}
      </TopBar>
      <ContactStrip isCompact={user !== null || !isHome || isChatting || isLow} />
      {!isExtraWide && ticker}
      <div className={styles.frame}>
        {user && sidebarOpen && (
          <Suspense fallback={<div className={styles.sidebarPlace} />}>
            <Sidebar
              currentPath={pathname}
              onSwitchUser={() => lock('switch')}
              onSignOut={logOut}
              onLoseFocus={focusNearMenu}
            />
          </Suspense>
        )}
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {wasHome && (
            <Activity mode={isHome ? 'visible' : 'hidden'}>
              <ErrorBoundary>
                <Home onBegin={setIsChatting} />
              </ErrorBoundary>
            </Activity>
          )}
          {!isHome && (
            <ErrorBoundary key={pathname}>
              <Staff />
            </ErrorBoundary>
          )}
        </main>
      </div>
      {canOpen('sms', role, user !== null) && (
        <Suspense>
          <SmsWatch inboxPath={paths.sms} />
        </Suspense>
      )}
      {showLogin && (
        <ErrorBoundary>
          <Suspense>
            <LoginDialog storeName={name} onSignedIn={goOn} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );

  /** Where somebody goes on whose menu went while the focus was in it; who has signed out has no button for it any more. */
  function focusNearMenu(): void {
    (menuButton.current ?? main.current)?.focus({ preventScroll: true });
  }

  function goOn(newRole: SessionRole, returnTo: string | null, isRescued: boolean): void {
    // Who lost the second factor sets up a new one.
    const place = isRescued ? paths.account : placeAfterSignIn(newRole, returnTo);
    if (place) navigate(place);
    if (newRole === 'public') closeSidebar();
  }
}

function Home({ onBegin }: { onBegin: (hasBegun: boolean) => void }) {
  usePageTitle();
  return <ChatPage onBegin={onBegin} />;
}

function Staff() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <StaffRoutes />
    </Suspense>
  );
}

/** A new page takes the focus, as a page that is loaded does; the first one leaves it where the browser put it. */
function useFocusOnNewPage(main: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
