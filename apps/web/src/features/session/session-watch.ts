import { sessionLimits } from '@rxweb/contracts/shared/limits';
import { listenForRefusals } from '../../api/session-error.ts';
import { sessionIdOf } from '../../backend/token-claims.ts';
import { followInput } from './follow-input.ts';
import { askStanding, sendActivity } from './session.api.ts';
import { openSessionChannel } from './session-channel.ts';
import { type Phase, phaseAt, type Standing } from './session-info.ts';
import { storedToken } from './stored-session.ts';

/** How often the clock is looked at. Timers stand still while the machine sleeps; the clock does not. */
const tickMs = 1_000;

/** When a page that was not looked at is looked at again, or hears from the server again. */
const wakes = ['focus', 'pageshow', 'online'] as const;

export interface SessionWatch {
  /** Somebody has said that they are there. */
  stay(): void;
  stop(): void;
}

/**
 * Watches over a session while its page is open: says when a limit is near or reached, tells the server and the other tabs that somebody is
 * at the screen, and asks the server whether the session still stands. A refusal is heard by {@link listenForRefusals}.
 */
export function watchSession(sessionId: string, onPhase: (phase: Phase) => void): SessionWatch {
  let standing: Standing | null = null;
  let phase: Phase = { type: 'open' };
  let reportedAt = Number.NEGATIVE_INFINITY;
  let isUnreported = false;
  let isStopped = false;
  let idleMs: number = sessionLimits.idleMs;

  const channel = openSessionChannel((message) => {
    if (message.type === 'used' && message.sessionId === sessionId) learn(message.standing);
  });

  function learn(next: Standing): void {
    // What was done here and not told yet counts all the same.
    const known = isUnreported && standing ? Math.max(standing.idleEndsAt, next.idleEndsAt) : next.idleEndsAt;
    standing = { idleEndsAt: known, endsAt: next.endsAt };
    look();
  }

  function look(): void {
    if (!standing) return;
    const next = phaseAt(standing, Date.now(), sessionLimits.warningMs);
    if (JSON.stringify(next) === JSON.stringify(phase)) return;
    phase = next;
    onPhase(phase);
  }

  function call(send: (token: string) => Promise<Standing>): Promise<Standing | null> {
    const token = storedToken();
    if (!token || sessionIdOf(token) !== sessionId) return Promise.resolve(null);
    // Refusals are heard elsewhere; without an answer, what is known goes on to count.
    return send(token).catch(() => null);
  }

  async function ask(): Promise<void> {
    if (document.hidden && !isUnreported) return;
    look();
    if (isUnreported && Date.now() - reportedAt >= sessionLimits.reportMs) return report();
    if (document.hidden) return;
    const answer = await call(askStanding);
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

  /** Counts from now on. It is told when the server is asked next: a button that does nothing sends nothing either. */
  function noteUse(): void {
    if (standing) standing = { ...standing, idleEndsAt: Math.max(standing.idleEndsAt, Date.now() + idleMs) };
    isUnreported = true;
    look();
  }

  const stopInput = followInput(() => {
    // The first key after a sleep may come before the timers: the clock decides. A warning wants an answer of its own.
    look();
    if (phase.type === 'open') noteUse();
  });
  const stopRefusals = listenForRefusals(look);
  const timers = [setInterval(look, tickMs), setInterval(ask, sessionLimits.watchMs)];
  const atOnce = () => void ask();
  for (const type of wakes) addEventListener(type, atOnce);
  document.addEventListener('visibilitychange', atOnce);
  atOnce();

  return {
    stay: () => {
      noteUse();
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
