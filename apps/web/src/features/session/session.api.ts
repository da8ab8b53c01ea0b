import { getSession, reportActivity, type SessionInfo } from '@rxweb/contracts/session';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { backgroundHeaders } from '../../data/background-headers.ts';
import { type SessionTimes, sessionTimesOnPage } from './session-info.ts';

/** Longer than that nobody waits before a screen is locked. */
const timeoutMs = 5_000;

/** Until when the session of this token stands. Asking is no use of it. */
export function fetchSessionTimes(accessToken: string): Promise<SessionTimes> {
  return timed(getSession, accessToken, backgroundHeaders);
}

/** Says that somebody is at the screen. */
export function sendActivity(accessToken: string): Promise<SessionTimes> {
  return timed(reportActivity, accessToken, {});
}

type SessionInfoEndpoint = typeof getSession | typeof reportActivity;

/** The page's clock may be wrong; the answer's own date says what the server's is. */
async function timed(
  endpoint: SessionInfoEndpoint,
  accessToken: string,
  headers: Record<string, string>,
): Promise<SessionTimes> {
  let serverNow = Number.NaN;
  const noteDate: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    serverNow = Date.parse(response.headers.get('date') ?? '');
    return response;
  };
  const signal = AbortSignal.timeout(timeoutMs);
  const standing: SessionInfo = await callEndpoint(endpoint, {}, { accessToken, headers, fetch: noteDate, signal });
  const now = Date.now();
  return sessionTimesOnPage(standing, Number.isNaN(serverNow) ? now : serverNow, now);
}
