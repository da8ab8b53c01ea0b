import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { Navigate, type Navigator, Route, Router, Routes } from 'react-router';
import { firstName } from '../features/session/display-name.ts';
import { useSession } from '../features/session/session-provider.tsx';
import { navigate, useLocation } from '../lib/location.ts';
import { useTexts } from '../lib/texts/use-texts.ts';
import { PageSkeleton } from '../ui/skeleton.tsx';
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
                  <Titled title={area.title}>
                    {area.area === 'dashboard' ? <Dashboard /> : <LaterPage title={area.title} />}
                  </Titled>
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

function Titled({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return children;
}

function Dashboard() {
  const { user } = useSession();
  return <DashboardPage firstName={user && firstName(user)} />;
}

function Setup() {
  const { signIn } = useSession();
  return (
    <Titled title="Set up">
      <SetupPage signIn={signIn} onSignedIn={() => navigate(paths.dashboard, { replace: true })} />
    </Titled>
  );
}

function NotFound() {
  const { pages } = useTexts();
  return (
    <Titled title={pages.notFound.title}>
      <NotFoundPage />
    </Titled>
  );
}
