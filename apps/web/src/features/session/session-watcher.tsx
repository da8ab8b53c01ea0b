import type { Standing } from '@rxweb/contracts/session';
import type { SessionRole } from '@rxweb/contracts/shared/roles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { reportSessionEnd } from '../../api/session-error.ts';
import { storedToken } from '../../backend/stored-session.ts';
import { sessionIdOf } from '../../backend/token-claims.ts';
import { publishStanding } from '../../data/standing.ts';
import { RoleNotice } from './role-notice.tsx';
import { useSession } from './session-actions.ts';
import { followEvents } from './session-events.ts';
import type { Phase } from './session-info.ts';
import type { LockReason } from './session-state.ts';
import { type SessionWatch, watchSession } from './session-watch.ts';
import { TimeWarning } from './time-warning.tsx';

/** Visitors never load it. */
export function SessionWatcher() {
  const { session, role, lock, refresh } = useSession();
  const sessionId = sessionIdOf(session?.access_token);
  const [phase, setPhase] = useState<Phase>({ type: 'open' });
  const [change, setChange] = useState<{ from: SessionRole; to: SessionRole } | null>(null);
  const watch = useRef<SessionWatch | null>(null);
  const lockNow = (reason: LockReason) => {
    // Close the warning first: it restores the focus, which the lock remembers.
    flushSync(() => setPhase({ type: 'open' }));
    void lock(reason);
  };
  const handleStanding = useEffectEvent((now: Standing) => {
    publishStanding(now);
    const to = now.role ?? 'public';
    if (now.owesSecondFactor) {
      const token = storedToken();
      if (token) reportSessionEnd('insufficient_aal', token, {});
    } else if (to !== role) void refresh().then(() => setChange({ from: role, to }));
  });
  const handlePhase = useEffectEvent((next: Phase) => {
    if (next.type === 'over') lockNow(next.limit);
    else setPhase(next);
  });
  const lockAtLimit = useEffectEvent(lockNow);
  useEffect(() => {
    if (!sessionId) return;
    const started = watchSession(sessionId, handlePhase);
    const stopFollowing = followEvents(sessionId, { onStanding: handleStanding, onLimit: lockAtLimit });
    watch.current = started;
    return () => {
      started.stop();
      stopFollowing();
      publishStanding(null);
    };
  }, [sessionId]);

  const notice = change && <RoleNotice {...change} onClose={() => setChange(null)} />;
  if (phase.type !== 'warning') return notice;
  return (
    <TimeWarning
      key={phase.limit}
      limit={phase.limit}
      endsAt={phase.endsAt}
      onStay={() => watch.current?.stay()}
      onLock={() => lockNow('by-hand')}
    />
  );
}
