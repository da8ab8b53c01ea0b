import type { SessionRole } from '@rxweb/contracts/shared/roles';
import { admins, canOpen } from '@rxweb/domain/access/permissions';
import { type ComponentType, createRef, lazy, Suspense } from 'react';
import { useStore } from '../boot/boot.tsx';
import { whenFirstPage } from '../boot/first-page.ts';
import { retryImport } from '../boot/retry-import.ts';
import { extraWideQuery, useMediaQuery } from '../browser/use-media-query.ts';
import { NoticeBell as Bell } from '../features/notices/notice-bell.tsx';
import { displayName } from '../features/session/display-name.ts';
import { useSession } from '../features/session/session-actions.ts';
import { roleBadges } from '../format/role-badges.ts';
import { useLocation } from '../navigation/location.ts';
import { navigate } from '../navigation/navigation.ts';
import { keepScrollPlaces } from '../navigation/scroll-places.ts';
import { frameTexts } from '../texts/staff/use-frame-texts.ts';
import { lazyPartOf } from '../texts/use/lazy-part-of.ts';
import { useStaffTexts } from '../texts/use/use-staff-texts.ts';
import { currentLanguage } from '../texts/use/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { loadDialogFrame } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { menuIcon } from '../ui/staff-icons.ts';
import { features } from './features.ts';
import { placeAfterSignIn } from './guard-decision.ts';
import { logOut } from './log-out.ts';
import { foldMenuWithWindow, Sidebar } from './shell/sidebar.tsx';
import styles from './staff-frame.module.css';
import { pathOf, staffPages } from './staff-pages.ts';
import { StaffRoutes as AllRoutes } from './staff-routes.tsx';

/** The frame has no waiting look of its own. */
export const loadTexts = () => frameTexts.load(currentLanguage());
export { loadSession } from '../features/session/session-actions.ts';
export { LockWatch } from './lock-watch.tsx';
export { logOut } from './log-out.ts';

/** Every page but the visitor's. */
export const StaffRoutes = lazy(async () => {
  keepScrollPlaces();
  return { default: AllRoutes };
});
const Ticker = lazyPartOf(async () => (await import('./shell/ticker.tsx')).Ticker);
// Watchers load after the page: without them only the numbers in the menu are missing.
const watchers = features.flatMap(({ name, watcher }) =>
  watcher ? [{ ...watcher, name, Watcher: lazyWatcher(watcher.load) }] : [],
);
const bars = features.flatMap(({ name, bar }) => (bar ? [{ ...bar, name, Bar: lazyWatcher(bar.load) }] : []));
const NoticeWatcher = lazy(async () => {
  await whenFirstPage();
  const load = () => import('../features/notices/notice-watcher.tsx');
  return { default: (await retryImport(load)).NoticeWatcher };
});
const LoginDialog = lazy(async () => ({
  default: (await import('../features/session/login-dialog.tsx')).LoginDialog,
}));

// Before the menu follows the width itself.
foldMenuWithWindow();
void whenFirstPage()
  .then(loadDialogFrame)
  .catch(() => undefined);

/** Pages whose parts scroll by themselves. */
export const panedPages: readonly string[] = staffPages.filter(({ isPaned }) => isPaned).map(({ path }) => path);

const menuButton = createRef<HTMLButtonElement>();

export function MenuButton() {
  const { sidebarOpen, toggleSidebar } = useSession();
  const { shell } = useStaffTexts();
  return (
    <IconButton
      ref={menuButton}
      label={shell.menu}
      drawing={menuIcon}
      aria-expanded={sidebarOpen}
      onClick={toggleSidebar}
    />
  );
}

export function Who() {
  const { user, role } = useSession();
  const { shell } = useStaffTexts();
  if (!user) return null;
  return (
    <span className={styles.who}>
      <span className={styles.whoName}>{displayName(user, shell.signedIn)}</span>
      {role !== 'public' && <Badge tone={roleBadges[role].tone}>{shell.roles[role]}</Badge>}
    </span>
  );
}

/** With what keeps its number current. */
export function NoticeBell() {
  const { user, role } = useSession();
  if (!user || role === 'public') return null;
  return (
    <>
      <Bell userId={user.id} />
      <Suspense>
        <NoticeWatcher userId={user.id} />
      </Suspense>
    </>
  );
}

const tickerAccess = admins;

/** In the top bar if there is room (`isInBar`), else in its own row. */
export function StaffTicker({ isInBar = false }: { isInBar?: boolean }) {
  const { user, role } = useSession();
  const isExtraWide = useMediaQuery(extraWideQuery);
  if (isInBar !== isExtraWide || !canOpen(tickerAccess, role, user !== null)) return null;
  return (
    <Suspense>
      <Ticker isRow={!isInBar} />
    </Suspense>
  );
}

/** The lines above the page: what cannot wait, then the ticker where the top bar has no room for it. */
export function StaffBars() {
  const { user, role } = useSession();
  return (
    <>
      {bars.map(
        ({ name, access, Bar }) =>
          canOpen(access, role, user !== null) && (
            <Suspense key={name}>
              <Bar />
            </Suspense>
          ),
      )}
      <StaffTicker />
    </>
  );
}

export function StaffSide() {
  const { user, role, sidebarOpen, lock } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      {sidebarOpen && (
        <Sidebar
          currentPath={pathname}
          onSwitchUser={() => lock('switch')}
          onSignOut={logOut}
          onLoseFocus={focusNearMenu}
        />
      )}
      {watchers.map(
        ({ name, access, isForMenu, Watcher }) =>
          (sidebarOpen || !isForMenu) &&
          canOpen(access, role, user !== null) && (
            <Suspense key={name}>
              <Watcher />
            </Suspense>
          ),
      )}
    </>
  );
}

function lazyWatcher(load: () => Promise<{ default: ComponentType }>) {
  return lazy(async () => {
    await whenFirstPage();
    return retryImport(load);
  });
}

/** Moves the focus when the menu that had it disappears. After a sign-out the menu button is gone, too. */
function focusNearMenu(): void {
  (menuButton.current ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

export function LoginPlace() {
  const { name } = useStore();
  const { closeSidebar } = useSession();
  const goOn = (role: SessionRole, returnTo: string | null, isRescued: boolean) => {
    // Who used a recovery code may need a new second factor.
    const place = isRescued ? pathOf('account') : placeAfterSignIn(role, returnTo);
    if (place) navigate(place);
    if (role === 'public') closeSidebar();
  };
  return (
    <Suspense>
      <LoginDialog storeName={name} onSignedIn={goOn} />
    </Suspense>
  );
}
