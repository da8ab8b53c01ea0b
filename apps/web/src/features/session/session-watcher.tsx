import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sessionIdOf } from '../../backend/token-claims.ts';
import { useSession } from './session-actions.ts';
import type { Phase } from './session-info.ts';
import type { LockReason } from './session-state.ts';
import { type SessionWatch, watchSession } from './session-watch.ts';
import { TimeWarning } from './time-warning.tsx';

/** Visitors never load it. */
export function SessionWatcher() {
  const { session, lock } = useSession();
  const sessionId = sessionIdOf(session?.access_token);
  const [phase, setPhase] = useState<Phase>({ type: 'open' });
  const watch = useRef<SessionWatch | null>(null);
  const lockNow = (reason: LockReason) => {
    // Close the warning first: it restores the focus, which the lock remembers.
    flushSync(() => setPhase({ type: 'open' }));
    void lock(reason);
  };
  const handlePhase = useEffectEvent((next: Phase) => {
    if (next.type === 'over') lockNow(next.limit);
    else setPhase(next);
  });
  useEffect(() => {
    if (!sessionId) return;
    const started = watchSession(sessionId, handlePhase);
    watch.current = started;
    return () => started.stop();
  }, [sessionId]);

  if (phase.type !== 'warning') return null;
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
