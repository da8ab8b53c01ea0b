import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { Navigate, type Navigator, Route, Router, Routes } from 'react-router';
import { firstName } from '../features/session/display-name.ts';
import { useSession } from '../features/session/session-provider.tsx';
import { navigate, useLocation } from '../lib/location.ts';
import { useTexts } from '../lib/texts/use-texts.ts';
import { PageSkeleton } from '../ui/skeleton.tsx';
import styles from './app.module.css';
import { Guard } from './guard.tsx';
import { LaterPage } from './later-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { paths, shortPaths } from './paths.ts';
import { staffAreas } from './staff-areas.ts';
import { usePageTitle } from './use-page-title.ts';

const DashboardPage = lazy(async () => ({
  default: (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
}));
const SetupPage = lazy(async () => ({ default: (await import('../features/setup/setup-page.tsx')).SetupPage }));

/** Every page but the visitor's. It brings the router with it, so it is loaded with the first such page. */
export function StaffRoutes() {
  const { pathname, search } = useLocation();
  const place = useMemo(() => ({ pathname, search }), [pathname, search]);
  return (
    <Router location={place} navigator={navigator}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {Object.entries(shortPaths).map(([from, to]) => (
            <Route key={from} path={from} element={<Navigate to={to} replace />} />
          ))}
          {staffAreas.map((area) => (
            <Route
              key={area.path}
              path={area.path}
              element={
                <Guard area={area}>
                  <StaffPage title={area.title}>
                    {area.area === 'dashboard' ? <Dashboard /> : <LaterPage title={area.title} />}
                  </StaffPage>
                </Guard>
              }
            />
          ))}
          <Route path={paths.setup} element={<Setup />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </Router>
  );
}

/** The router's view of the app's own addresses. */
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`),
  go: (steps) => history.go(steps),
  push: (to) => navigate(navigator.createHref(to) || paths.home),
  replace: (to) => navigate(navigator.createHref(to) || paths.home, { replace: true }),
};

/** A page of staff: in English, whatever language the rest of the page is in. */
function StaffPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div lang="en" className={styles.staff}>
      {children}
    </div>
  );
}

function Dashboard() {
  const { user } = useSession();
  return <DashboardPage firstName={user && firstName(user)} />;
}

function Setup() {
  const { signIn } = useSession();
  return (
    <StaffPage title="Set up">
      <SetupPage signIn={signIn} onSignedIn={() => navigate(paths.dashboard, { replace: true })} />
    </StaffPage>
  );
}

function NotFound() {
  const { pages } = useTexts();
  usePageTitle(pages.notFound.title);
  return <NotFoundPage />;
}
