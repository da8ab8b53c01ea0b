import { Activity, type ReactNode } from 'react';
import { useSessionState } from '../features/session/session-store.ts';
import { useStaffFrame } from './use-staff-frame.ts';

/**
 * All pages, and while the screen is locked the lock screen in their place. The pages stay as they are, with everything typed into them, but
 * are neither shown nor read aloud nor reached, and do nothing; afterwards they go on, which makes them ask for their data anew
 * (docs/decisions/0018). What watches and locks comes with the first session.
 */
export function LockGate({ children }: { children: ReactNode }) {
  const { session, locked } = useSessionState();
  const frame = useStaffFrame(session !== null || locked !== null);
  return (
    <>
      <Activity mode={locked ? 'hidden' : 'visible'}>{children}</Activity>
      {frame && <frame.LockWatch />}
    </>
  );
}
