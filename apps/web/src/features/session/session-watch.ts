import { sessionLimits } from '@rxweb/contracts/shared/limits';
import { onSessionError } from '../../api/session-error.ts';
import { storedToken } from '../../backend/stored-session.ts';
import { sessionIdOf } from '../../backend/token-claims.ts';
import { fetchSessionTimes, sendActivity } from './session.api.ts';
import { openSessionChannel } from './session-channel.ts';
import { type Phase, phaseAt, type SessionTimes } from './session-info.ts';

/** Timers stop while the machine sleeps; the clock doesn't. */
const tickMs = 1_000;

const inputs = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'] as const;

/** Moving the mouse fires hundreds of events. */
const inputGapMs = 500;

const wakes = ['focus', 'pageshow', 'online'] as const;

export interface SessionWatch {
  stay(): void;
  stop(): void;
}

/** Reports a near or reached limit here, and use to the server and other tabs. Refusals go to {@link onSessionError}. */
export function watchSession(sessionId: string, onPhase: (phase: Phase) => void): SessionWatch {
  const clock = createSessionClock(onPhase);
  let reportedAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;

  const channel = openSessionChannel((message) => {
    if (message.type === 'used' && message.sessionId === sessionId) clock.learn(message.standing);
  });

  function call(send: (token: string) => Promise<SessionTimes>): Promise<SessionTimes | null> {
    const token = storedToken();
    if (!token || sessionIdOf(token) !== sessionId) return Promise.resolve(null);
    // Refusals are handled elsewhere; without an answer, keep what we know.
    return send(token).catch(() => null);
  }

  async function ask(): Promise<void> {
    if (document.hidden && !clock.isUnreported()) return;
    clock.look();
    if (clock.isUnreported() && Date.now() - reportedAt >= sessionLimits.reportMs) return report();
    if (document.hidden) return;
    const answer = await call(fetchSessionTimes);
    if (answer && !isStopped) clock.learn(answer);
  }

  async function report(): Promise<void> {
    reportedAt = Date.now();
    clock.setUnreported(false);
    const answer = await call(sendActivity);
    if (isStopped) return;
    if (!answer) return clock.setUnreported(true);
    clock.learnIdleTime(answer);
    clock.learn(answer);
    channel.tell({ type: 'used', sessionId, standing: answer });
  }

  const stops = [
    followInput(clock.recordInput),
    onSessionError(clock.look),
    callRepeatedly(clock.look, tickMs),
    callRepeatedly(ask, sessionLimits.watchMs),
    channel.close,
    followWakes(() => void ask()),
  ];
  void ask();

  return {
    stay: () => {
      clock.recordUse();
      void report();
    },
    stop: () => {
      isStopped = true;
      for (const stop of stops) stop();
    },
  };
}

/** Reports each new phase. */
function createSessionClock(onPhase: (phase: Phase) => void) {
  let times: SessionTimes | null = null;
  let phase: Phase = { type: 'open' };
  let isUnreported = false;
  let idleMs: number = sessionLimits.idleMs;

  function learn(next: SessionTimes): void {
    // Use not yet reported counts, too.
    const known = isUnreported && times ? Math.max(times.idleEndsAt, next.idleEndsAt) : next.idleEndsAt;
    times = { idleEndsAt: known, endsAt: next.endsAt };
    look();
  }

  function look(): void {
    if (!times) return;
    const next = phaseAt(times, Date.now(), sessionLimits.warningMs);
    if (JSON.stringify(next) === JSON.stringify(phase)) return;
    phase = next;
    onPhase(phase);
  }

  /** Reported with the next request, since a button without effect sends none. */
  function recordUse(): void {
    if (times) times = { ...times, idleEndsAt: Math.max(times.idleEndsAt, Date.now() + idleMs) };
    isUnreported = true;
    look();
  }

  return {
    learn,
    look,
    recordUse,
    recordInput: () => {
      // The first key after sleep may precede the timers, so check the clock. A warning needs an explicit answer.
      look();
      if (phase.type === 'open') recordUse();
    },
    learnIdleTime: ({ idleEndsAt }: SessionTimes) => {
      idleMs = Math.max(idleEndsAt - Date.now(), tickMs);
    },
    isUnreported: () => isUnreported,
    setUnreported: (value: boolean) => {
      isUnreported = value;
    },
  };
}

function callRepeatedly(act: () => void, everyMs: number): () => void {
  const timer = setInterval(act, everyMs);
  return () => clearInterval(timer);
}

function followWakes(onWake: () => void): () => void {
  for (const type of wakes) addEventListener(type, onWake);
  document.addEventListener('visibilitychange', onWake);
  return () => {
    for (const type of wakes) removeEventListener(type, onWake);
    document.removeEventListener('visibilitychange', onWake);
  };
}

/** Keyboard, pointer or touch input anywhere on the page. Returns the stop function. */
function followInput(onInput: () => void): () => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  const handle = (event: Event) => {
    // Ignore scripted events.
    if (!event.isTrusted || Math.abs(Date.now() - lastAt) < inputGapMs || isResting(event)) return;
    lastAt = Date.now();
    onInput();
  };
  for (const type of inputs) addEventListener(type, handle, { capture: true, passive: true });
  return () => {
    for (const type of inputs) removeEventListener(type, handle, { capture: true });
  };
}

/** Browsers report a move when the page scrolls under a resting pointer. */
function isResting(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}
