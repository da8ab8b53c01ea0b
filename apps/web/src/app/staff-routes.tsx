import { roles } from '@rxweb/contracts/shared/roles';
import { canOpen } from '@rxweb/domain/access/permissions';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { matchRoutes, type RouteMatch } from 'react-router';
import { markFirstPage } from '../boot/first-page.ts';
import { firstName, ownName } from '../features/session/display-name.ts';
import { useSession } from '../features/session/session-actions.ts';
import { useLocation } from '../navigation/location.ts';
import { navigate } from '../navigation/navigation.ts';
import { useFrameTexts } from '../texts/staff/use-frame-texts.ts';
import { lazyPartOf } from '../texts/use/lazy-part-of.ts';
import { useStaffTexts } from '../texts/use/use-staff-texts.ts';
import { useLanguage, whenCatalogues } from '../texts/use/use-texts.ts';
import { PageSkeleton } from '../ui/skeleton.tsx';
import { auditTarget } from './audit-target.ts';
import type { FeaturePage, PageProps } from './feature.ts';
import { Guard } from './guard.tsx';
import { logOut } from './log-out.ts';
import { Overview, Queue } from './overview.tsx';
import { pathOf, staffPages } from './staff-pages.ts';
import { usePageTitle } from './use-page-title.ts';

const NotFoundPage = lazyPartOf(async () => (await import('./not-found-page.tsx')).NotFoundPage);

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
const routes = staffPages.flatMap((page) => {
  const View = viewsByLoad.get(page.load);
  if (!View) return [];
  const shown = { path: page.path, handle: { page, View } };
  return page.shortPath ? [shown, { path: page.shortPath, handle: { leadsTo: page.path } }] : [shown];
});

/** Every page but the visitor's. */
export function StaffRoutes() {
  const { pathname } = useLocation();
  const match = useMemo(() => matchRoutes(routes, pathname)?.at(-1), [pathname]);
  return <Suspense fallback={<PageSkeleton />}>{match ? <Matched {...match} /> : <NotFound />}</Suspense>;
}

function Matched({ route: { handle }, params }: Match) {
  return 'leadsTo' in handle ? <Redirect to={handle.leadsTo} /> : <GuardedPage {...handle} params={params} />;
}

function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}

type Match = RouteMatch<string, (typeof routes)[number]>;

interface ViewProps {
  page: FeaturePage;
  View: ComponentType<PageProps>;
  params: PageProps['params'];
}

function GuardedPage({ page, View, params }: ViewProps) {
  // Also while the guard waits, and where it denies the page.
  const { titles } = useFrameTexts();
  usePageTitle(titles[page.title]);
  const shown = (
    <StaffPage isBilingual={page.isBilingual}>
      <FeatureView page={page} View={View} params={params} />
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

function FeatureView({ page, View, params }: ViewProps) {
  const { user, role, signIn } = useSession();
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
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NotFoundPage />
    </Suspense>
  );
}
