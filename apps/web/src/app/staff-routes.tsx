import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { Navigate, type Navigator, Route, Router, Routes, useParams } from 'react-router';
import { markFirstPage } from '../boot/first-page.ts';
import { firstName } from '../features/session/display-name.ts';
import { useSession } from '../features/session/session-actions.ts';
import { useLocation } from '../navigation/location.ts';
import { navigate } from '../navigation/navigation.ts';
import { useStaffTexts } from '../texts/use-staff-texts.ts';
import { PageSkeleton } from '../ui/skeleton.tsx';
import { Guard } from './guard.tsx';
import { logOut } from './log-out.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { paths, shortPaths } from './paths.ts';
import { staffAreas } from './staff-areas.ts';
import { usePageTitle } from './use-page-title.ts';

const DashboardPage = lazy(async () => ({
  default: (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
}));
const PharmacistPage = lazy(async () => ({
  default: (await import('../features/pharmacist/pharmacist-page.tsx')).PharmacistPage,
}));
const AdminPage = lazy(async () => ({ default: (await import('../features/admin/admin-page.tsx')).AdminPage }));
const StaffOverview = lazy(async () => ({ default: (await import('./staff-overview.tsx')).StaffOverview }));
const AccountPage = lazy(async () => ({ default: (await import('../features/account/account-page.tsx')).AccountPage }));
const UsersPage = lazy(async () => ({ default: (await import('../features/users/users-page.tsx')).UsersPage }));
const AuditPage = lazy(async () => ({ default: (await import('../features/audit/audit-page.tsx')).AuditPage }));
const CasesPage = lazy(async () => ({
  default: (await import('../features/shoes/list/cases-page.tsx')).CasesPage,
}));
const BoardPage = lazy(async () => ({
  default: (await import('../features/shoes/board/board-page.tsx')).BoardPage,
}));
const RecallPage = lazy(async () => ({
  default: (await import('../features/shoes/recall/recall-page.tsx')).RecallPage,
}));
const NewChecklistPage = lazy(async () => ({
  default: (await import('../features/shoes/form/new-checklist-page.tsx')).NewChecklistPage,
}));
const CasePage = lazy(async () => ({ default: (await import('../features/shoes/form/case-page.tsx')).CasePage }));
const SmsPage = lazy(async () => ({ default: (await import('../features/sms/sms-page.tsx')).SmsPage }));
const ConversationsPage = lazy(async () => ({
  default: (await import('../features/conversations/conversations-page.tsx')).ConversationsPage,
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
                  <StaffPage title={area.title}>{pages[area.area]}</StaffPage>
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

/** What stands behind each guard. */
const pages: Record<(typeof staffAreas)[number]['area'], ReactNode> = {
  dashboard: <Dashboard />,
  account: <Account />,
  pharmacist: <PharmacistPage />,
  admin: (
    <AdminPage links={paths}>
      <StaffOverview />
    </AdminPage>
  ),
  users: <Users />,
  audit: <AuditPage />,
  dme: <NewChecklist page={paths.dme} />,
  shoeChecklist: <NewChecklist page={paths.shoeChecklist} />,
  dmeCase: <ShoeCase />,
  dmeCases: <Cases />,
  dmeBoard: <Board />,
  dmeRecall: <RecallPage links={paths} />,
  sms: <Sms />,
  conversations: <Conversations />,
};

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
  useEffect(markFirstPage, []);
  return (
    <div lang="en" className="contents">
      {children}
    </div>
  );
}

function Dashboard() {
  const { user, role } = useSession();
  // An account without a role has nothing that waits, and is not told how the program is.
  return <DashboardPage firstName={user && firstName(user)}>{role !== 'public' && <StaffOverview />}</DashboardPage>;
}

function Account() {
  const { user } = useSession();
  return <AccountPage email={user?.email ?? ''} onSignOut={logOut} />;
}

function Users() {
  const { user } = useSession();
  const showLog = (userId: string) => navigate(`${paths.audit}?person=${userId}`);
  return <UsersPage ownId={user?.id ?? ''} auditPath={paths.audit} onShowLog={showLog} />;
}

function NewChecklist({ page }: { page: string }) {
  const { user } = useSession();
  const { id = '', email = '' } = user ?? {};
  return <NewChecklistPage user={{ id, email }} links={paths} page={page} isDme={page === paths.dme} />;
}

function ShoeCase() {
  const { user } = useSession();
  const { id = '' } = useParams();
  return <CasePage key={id} id={id} user={{ id: user?.id ?? '' }} links={paths} />;
}

function Cases() {
  const { user } = useSession();
  return <CasesPage links={paths} ownId={user?.id ?? ''} />;
}

function Board() {
  const { user } = useSession();
  return <BoardPage links={paths} ownId={user?.id ?? ''} />;
}

function Sms() {
  const { user } = useSession();
  const { id = '', email = '' } = user ?? {};
  const who = useMemo(() => ({ id, email }), [id, email]);
  return <SmsPage user={who} />;
}

function Conversations() {
  const { user, role } = useSession();
  return <ConversationsPage ownId={user?.id ?? ''} mayErase={role === 'admin'} />;
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
  const { pages } = useStaffTexts();
  usePageTitle(pages.notFound.title);
  return <NotFoundPage />;
}
