import { type ReactNode, Suspense, useEffect } from 'react';
import { useSession } from '../features/session/session-actions.ts';
import { homePath } from '../navigation/location.ts';
import { navigate } from '../navigation/navigation.ts';
import { lazyPartOf } from '../texts/use/lazy-part-of.ts';
import { useStaffTexts } from '../texts/use/use-staff-texts.ts';
import { Spinner } from '../ui/spinner.tsx';
import type { FeaturePage } from './feature.ts';
import { decideGuard } from './guard-decision.ts';
import { pathOf } from './staff-pages.ts';

const AccessDeniedPage = lazyPartOf(async () => (await import('./access-denied-page.tsx')).AccessDeniedPage);

/** The server checks access to the data again. */
export function Guard({ page, children }: { page: FeaturePage; children: ReactNode }) {
  const { loading, user, role, openLogin } = useSession();
  const { pages } = useStaffTexts();
  const decision = decideGuard(page, { loading, isSignedIn: user !== null, role });

  useEffect(() => {
    if (decision === 'log-in') {
      const wanted = location.pathname + location.search;
      navigate(homePath, { replace: true });
      openLogin(wanted);
    }
    if (decision === 'to-dashboard') navigate(pathOf('dashboard'), { replace: true });
  }, [decision, openLogin]);

  if (decision === 'show') return children;
  if (decision === 'deny')
    return (
      <Suspense fallback={<Spinner label={pages.checkingSession} />}>
        <AccessDeniedPage access={page.access} role={role} />
      </Suspense>
    );
  return <Spinner label={pages.checkingSession} />;
}
