import { Activity, type ReactNode } from 'react';
import { useSessionState } from '../features/session/session-store.ts';
import { useStaffFrame } from './use-staff-frame.ts';

/**
 * While the screen is locked, pages are hidden and inactive but keep what was typed; afterwards they load their data again
 * (docs/decisions/0018). The lock itself loads with the first session.
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
