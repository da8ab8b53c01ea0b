import { followSession, type Standing, sessionEnded, standing } from '@rxweb/contracts/session';
import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import { realtimeLimits } from '@rxweb/contracts/shared/limits';
import * as z from 'zod/mini';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { readEventStream } from '../../api/event-stream.ts';
import { reportSessionEnd } from '../../api/session-error.ts';
import { storedToken } from '../../backend/stored-session.ts';
import { sessionIdOf } from '../../backend/token-claims.ts';
import { publishNoticeTick } from '../../data/notice-tick.ts';

interface Listeners {
  /** At once and at each change. */
  onStanding(standing: Standing): void;
  /** The screen locks, as when its own clock says so. */
  onLimit(limit: 'idle' | 'absolute'): void;
}

/**
 * Any other end goes to `onSessionError`. Only while the page is looked at, since a
 * browser keeps few connections open. Returns the stop function.
 */
export function followEvents(sessionId: string, listeners: Listeners): () => void {
  let running: AbortController | null = null;

  const look = () => {
    const isNeeded = !document.hidden && navigator.onLine;
    if (isNeeded && !running) {
      running = new AbortController();
      void keepReading(sessionId, listeners, running.signal);
    }
    if (!isNeeded) {
      running?.abort();
      running = null;
    }
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  addEventListener('offline', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
    removeEventListener('offline', look);
    running?.abort();
  };
}

async function keepReading(sessionId: string, listeners: Listeners, signal: AbortSignal): Promise<void> {
  const delays = realtimeLimits.reconnectDelaysMs;
  let failures = 0;
  while (!signal.aborted) {
    const token = storedToken();
    // A refusal goes to `onSessionError`; without a connection, the clock and the regular check continue.
    const hasRead =
      token !== null && sessionIdOf(token) === sessionId && (await read(token, listeners, signal).catch(() => false));
    failures = hasRead ? 0 : failures + 1;
    await pause(delays[Math.min(failures, delays.length - 1)] ?? delays[0], signal);
  }
}

/** Resolves with whether anything came, when the stream ends. */
async function read(token: string, { onStanding, onLimit }: Listeners, signal: AbortSignal): Promise<boolean> {
  const response = await callEndpoint(followSession, {}, { accessToken: token, headers: backgroundHeaders, signal });
  if (!response.body) return false;
  let hasRead = false;
  try {
    for await (const { event, data } of readEventStream(response.body)) {
      if (signal.aborted) return hasRead;
      hasRead = true;
      if (event === 'notices') publishNoticeTick();
      if (event === 'standing') onStanding(z.parse(standing, JSON.parse(data)));
      if (event === 'ended') {
        const { code, ...why } = z.parse(sessionEnded, JSON.parse(data));
        if (code === 'session_idle') onLimit('idle');
        else if (why.reason === 'over_its_limit') onLimit('absolute');
        else reportSessionEnd(code, token, why);
      }
    }
  } catch {
    // A stream lasts minutes, then the server or a proxy cuts it.
  }
  return hasRead;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
