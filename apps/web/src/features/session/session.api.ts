import { getSession, reportActivity, type SessionInfo } from '@rxweb/contracts/session';
import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { type SessionTimes, toPageTimes } from './session-info.ts';

/** Locking the screen waits no longer than this. */
const timeoutMs = 5_000;

/** Asking doesn't extend it. */
export function fetchSessionTimes(accessToken: string): Promise<SessionTimes> {
  return withServerTime(getSession, accessToken, backgroundHeaders);
}

export function sendActivity(accessToken: string): Promise<SessionTimes> {
  return withServerTime(reportActivity, accessToken, {});
}

type SessionInfoEndpoint = typeof getSession | typeof reportActivity;

/** The page's clock may be wrong; the answer's date is the server's. */
async function withServerTime(
  endpoint: SessionInfoEndpoint,
  accessToken: string,
  headers: Record<string, string>,
): Promise<SessionTimes> {
  let serverNow = Number.NaN;
  const recordDate: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    serverNow = Date.parse(response.headers.get('date') ?? '');
    return response;
  };
  const signal = AbortSignal.timeout(timeoutMs);
  const standing: SessionInfo = await callEndpoint(endpoint, {}, { accessToken, headers, fetch: recordDate, signal });
  const now = Date.now();
  return toPageTimes(standing, Number.isNaN(serverNow) ? now : serverNow, now);
}
