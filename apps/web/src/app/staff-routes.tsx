import { roles } from '@rxweb/contracts/shared/roles';
import { canOpen } from '@rxweb/domain/access/permissions';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { Navigate, type Navigator, Route, Router, Routes, useParams } from 'react-router';
import { markFirstPage } from '../boot/first-page.ts';
import { firstName, ownName } from '../features/session/display-name.ts';
import { useSession } from '../features/session/session-actions.ts';
import { homePath, useLocation } from '../navigation/location.ts';
import { navigate } from '../navigation/navigation.ts';
import { useFrameTexts } from '../texts/staff/use-frame-texts.ts';
import { useStaffTexts } from '../texts/use/use-staff-texts.ts';
import { useLanguage, whenCatalogues } from '../texts/use/use-texts.ts';
import { PageSkeleton } from '../ui/skeleton.tsx';
import { auditTarget } from './audit-target.ts';
import type { FeaturePage, PageProps } from './feature.ts';
import { Guard } from './guard.tsx';
import { logOut } from './log-out.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { Overview, Queue } from './overview.tsx';
import { pathOf, staffPages } from './staff-pages.ts';
import { usePageTitle } from './use-page-title.ts';

/** Pages with one loader share a view, which stays while the address changes between them. */
const viewsByLoad = new Map(
  staffPages.map(({ load }) => [
    load,
    lazy(async () => {
      const view = await load();
      await whenCatalogues();
      return view;
    }),
  ]),
);
const views = staffPages.flatMap((page) => {
  const View = viewsByLoad.get(page.load);
  return View ? [{ page, View }] : [];
});

/** Every page but the visitor's, with the router. */
export function StaffRoutes() {
  const { pathname, search } = useLocation();
  const place = useMemo(() => ({ pathname, search }), [pathname, search]);
  return (
    <Router location={place} navigator={navigator}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {views.map(({ page: { path, shortPath } }) =>
            shortPath ? <Route key={shortPath} path={shortPath} element={<Navigate to={path} replace />} /> : null,
          )}
          {views.map(({ page, View }) => (
            <Route key={page.path} path={page.path} element={<GuardedPage page={page} View={View} />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </Router>
  );
}

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`),
  go: (steps) => history.go(steps),
  push: (to) => navigate(navigator.createHref(to) || homePath),
  replace: (to) => navigate(navigator.createHref(to) || homePath, { replace: true }),
};

interface ViewProps {
  page: FeaturePage;
  View: ComponentType<PageProps>;
}

function GuardedPage({ page, View }: ViewProps) {
  // Also while the guard waits, and where it denies the page.
  const { titles } = useFrameTexts();
  usePageTitle(titles[page.title]);
  const shown = (
    <StaffPage isBilingual={page.isBilingual}>
      <FeatureView page={page} View={View} />
    </StaffPage>
  );
  return page.access === 'public' ? shown : <Guard page={page}>{shown}</Guard>;
}

/** A page without Spanish is marked as English. */
function StaffPage({ isBilingual = false, children }: { isBilingual?: boolean | undefined; children: ReactNode }) {
  useEffect(markFirstPage, []);
  const language = useLanguage();
  return (
    <div lang={isBilingual ? language : 'en'} className="contents">
      {children}
    </div>
  );
}

function FeatureView({ page, View }: ViewProps) {
  const { user, role, signIn } = useSession();
  const params = useParams();
  const { id = '', email = '' } = user ?? {};
  const [name, first] = user ? [ownName(user), firstName(user)] : [null, null];
  const pageUser = useMemo(() => ({ id, email, name, firstName: first }), [id, email, name, first]);
  const hasWork = canOpen(roles, role, user !== null);
  return (
    <View
      {...{ role, params, navigate, pathOf, signIn, auditTarget }}
      user={pageUser}
      path={page.path}
      signOut={logOut}
      // An account without a role has nothing to do and doesn't see the program's health.
      overview={hasWork && <Overview />}
      queue={hasWork && <Queue />}
    />
  );
}

function NotFound() {
  const { pages } = useStaffTexts();
  usePageTitle(pages.notFound.title);
  return <NotFoundPage />;
}
