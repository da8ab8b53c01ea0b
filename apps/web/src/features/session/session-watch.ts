import { sessionLimits } from '@rxweb/contracts/shared/limits';
import { onSessionError } from '../../api/session-error.ts';
import { sessionIdOf } from '../../backend/token-claims.ts';
import { followInput } from './follow-input.ts';
import { fetchSessionTimes, sendActivity } from './session.api.ts';
import { openSessionChannel } from './session-channel.ts';
import { type Phase, phaseAt, type SessionTimes } from './session-info.ts';
import { storedToken } from './stored-session.ts';

/** How often to check the clock. Timers stop while the machine sleeps; the clock doesn't. */
const tickMs = 1_000;

/** The page is visible or online again. */
const wakes = ['focus', 'pageshow', 'online'] as const;

export interface SessionWatch {
  /** The user chose to stay signed in. */
  stay(): void;
  stop(): void;
}

/**
 * Watches a session while its page is open: reports a near or reached limit, reports use to the server and other tabs,
 * and asks the server whether the session is still valid. Refusals go to {@link onSessionError}.
 */
export function watchSession(sessionId: string, onPhase: (phase: Phase) => void): SessionWatch {
  let sessionTimes: SessionTimes | null = null;
  let phase: Phase = { type: 'open' };
  let reportedAt = Number.NEGATIVE_INFINITY;
  let isUnreported = false;
  let isStopped = false;
  let idleMs: number = sessionLimits.idleMs;

  const channel = openSessionChannel((message) => {
    if (message.type === 'used' && message.sessionId === sessionId) learn(message.standing);
  });

  function learn(next: SessionTimes): void {
    // Use not yet reported counts, too.
    const known = isUnreported && sessionTimes ? Math.max(sessionTimes.idleEndsAt, next.idleEndsAt) : next.idleEndsAt;
    sessionTimes = { idleEndsAt: known, endsAt: next.endsAt };
    look();
  }

  function look(): void {
    if (!sessionTimes) return;
    const next = phaseAt(sessionTimes, Date.now(), sessionLimits.warningMs);
    if (JSON.stringify(next) === JSON.stringify(phase)) return;
    phase = next;
    onPhase(phase);
  }

  function call(send: (token: string) => Promise<SessionTimes>): Promise<SessionTimes | null> {
    const token = storedToken();
    if (!token || sessionIdOf(token) !== sessionId) return Promise.resolve(null);
    // Refusals are handled elsewhere; without an answer, keep what we know.
    return send(token).catch(() => null);
  }

  async function ask(): Promise<void> {
    if (document.hidden && !isUnreported) return;
    look();
    if (isUnreported && Date.now() - reportedAt >= sessionLimits.reportMs) return report();
    if (document.hidden) return;
    const answer = await call(fetchSessionTimes);
    if (answer && !isStopped) learn(answer);
  }

  async function report(): Promise<void> {
    reportedAt = Date.now();
    isUnreported = false;
    const answer = await call(sendActivity);
    if (isStopped) return;
    if (!answer) {
      isUnreported = true;
      return;
    }
    idleMs = Math.max(answer.idleEndsAt - Date.now(), tickMs);
    learn(answer);
    channel.tell({ type: 'used', sessionId, standing: answer });
  }

  /** Counts from now; reported with the next request, since a button without effect sends none. */
  function recordUse(): void {
    if (sessionTimes)
      sessionTimes = { ...sessionTimes, idleEndsAt: Math.max(sessionTimes.idleEndsAt, Date.now() + idleMs) };
    isUnreported = true;
    look();
  }

  const stopInput = followInput(() => {
    // The first key after sleep may precede the timers, so check the clock. A warning needs an explicit answer.
    look();
    if (phase.type === 'open') recordUse();
  });
  const stopRefusals = onSessionError(look);
  const timers = [setInterval(look, tickMs), setInterval(ask, sessionLimits.watchMs)];
  const atOnce = () => void ask();
  for (const type of wakes) addEventListener(type, atOnce);
  document.addEventListener('visibilitychange', atOnce);
  atOnce();

  return {
    stay: () => {
      recordUse();
      void report();
    },
    stop: () => {
      isStopped = true;
      stopInput();
      stopRefusals();
      for (const timer of timers) clearInterval(timer);
      channel.close();
      for (const type of wakes) removeEventListener(type, atOnce);
      document.removeEventListener('visibilitychange', atOnce);
    },
  };
}
