import {
  Activity,
  type ComponentType,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '../boot/lazy-part.tsx';
import { cx } from '../browser/class-names.ts';
import { ChatPage } from '../features/chat/chat-page.tsx';
import { useSessionState } from '../features/session/session-store.ts';
import { homePath, useLocation } from '../navigation/location.ts';
import { useTexts } from '../texts/use/use-texts.ts';
import styles from './app.module.css';
import { ErrorBoundary } from './error-boundary.tsx';
import { useStaffFrame } from './use-staff-frame.ts';

// Every visitor loads what this file imports directly (docs/decisions/0030).
const storefront = () => import('./storefront.ts');
const ContactStrip = lazyPart(async () => (await storefront()).ContactStrip);
const TopBar = lazyPart(async () => (await storefront()).TopBar);
const Welcome = lazyPart(async () => (await storefront()).Welcome);

/** `frameBar`: the page is in a frame on another website, with this bar instead of our own. */
export function App({ frameBar: FrameBar }: { frameBar?: ComponentType | undefined }) {
  const { user, showLogin, sidebarOpen } = useSessionState();
  const { pathname } = useLocation();
  const { shell } = useTexts();
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main, pathname);
  const isHome = !!FrameBar || pathname === homePath;
  // Deferred, so that the button reacts at once on a slow phone.
  const maySeeLogin = useDeferredValue(showLogin);
  const frame = useStaffFrame(user !== null || showLogin || !isHome);
  // Keep the conversation while the user signs in or opens another page.
  const [wasHome, setWasHome] = useState(isHome);
  if (isHome && !wasHome) setWasHome(true);
  const [isChatting, setIsChatting] = useState(false);
  const isCompact = user !== null || !isHome || isChatting;

  return (
    <div className={cx(styles.app, (isHome || frame?.panedPages.includes(pathname)) && styles.fixed)}>
      <a className={styles.skip} href="#main">
        {shell.skip}
      </a>
      {FrameBar ? (
        <FrameBar />
      ) : (
        <>
          <TopBar />
          <div data-strip="" part={isCompact ? 'compact' : undefined}>
            <ContactStrip />
          </div>
        </>
      )}
      {user && frame && <frame.StaffBars />}
      <div className={styles.frame}>
        {user && frame && <frame.StaffSide />}
        {user && !frame && sidebarOpen && <div className={styles.sidebarPlace} />}
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {wasHome && (
            <Activity mode={isHome ? 'visible' : 'hidden'}>
              <ErrorBoundary>
                <ChatPage welcome={Welcome} onBegin={setIsChatting} />
              </ErrorBoundary>
            </Activity>
          )}
          {!isHome && frame && (
            <ErrorBoundary key={pathname}>
              <Suspense>
                <frame.StaffRoutes />
              </Suspense>
            </ErrorBoundary>
          )}
        </main>
      </div>
      {showLogin && maySeeLogin && frame && (
        <ErrorBoundary>
          <frame.LoginPlace />
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Moves the focus to each new page, as a page load does. The first page keeps the browser's focus. */
function useFocusOnNewPage(main: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
