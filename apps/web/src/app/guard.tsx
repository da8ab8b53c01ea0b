import { type ReactNode, useEffect } from 'react';
import { useSession } from '../features/session/session-actions.ts';
import { navigate } from '../navigation/navigation.ts';
import { useStaffTexts } from '../texts/use-staff-texts.ts';
import { Spinner } from '../ui/spinner.tsx';
import { AccessDeniedPage } from './access-denied-page.tsx';
import { decideGuard } from './guard-decision.ts';
import { paths } from './paths.ts';
import type { StaffArea } from './staff-areas.ts';

/** Shows its page only to those who may see it. The server guards the data again. */
export function Guard({ area, children }: { area: StaffArea; children: ReactNode }) {
  const { loading, user, role, openLogin } = useSession();
  const { pages } = useStaffTexts();
  const decision = decideGuard(area, { loading, isSignedIn: user !== null, role });

  useEffect(() => {
    if (decision === 'log-in') {
      navigate(paths.home, { replace: true });
      openLogin(area.path);
    }
    if (decision === 'to-dashboard') navigate(paths.dashboard, { replace: true });
  }, [decision, area.path, openLogin]);

  if (decision === 'show') return children;
  if (decision === 'deny') return <AccessDeniedPage area={area.area} role={role} />;
  return <Spinner label={pages.checkingSession} />;
}
