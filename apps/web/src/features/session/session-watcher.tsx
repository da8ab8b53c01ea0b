import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sessionIdOf } from '../../lib/token-claims.ts';
import { useSession } from './session-provider.tsx';
import { type SessionWatch, watchSession } from './session-watch.ts';
import type { Phase } from './standing.ts';
import { TimeWarning } from './time-warning.tsx';

/** Watches over the session of whoever is signed in, warns before it ends and locks when it does. Its own chunk: visitors never load it. */
export function SessionWatcher() {
  const { session, lock } = useSession();
  const sessionId = sessionIdOf(session?.access_token);
  const [phase, setPhase] = useState<Phase>({ type: 'open' });
  const watch = useRef<SessionWatch | null>(null);
  const handlePhase = useEffectEvent((next: Phase) => {
    setPhase(next);
    if (next.type === 'over') void lock(next.limit);
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
      onLock={() => lock('by-hand')}
    />
  );
}
