import { getSession, reportActivity, type SessionStanding } from '@rxweb/contracts/session';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { type Standing, standingOnPage } from './session-info.ts';

/** What a call carries that nobody at the screen has caused: the server does not count it as use. */
const background = { 'x-rx-activity': 'background' };
/** Longer than that nobody waits before a screen is locked. */
const timeoutMs = 5_000;

/** Until when the session of this token stands. Asking is no use of it. */
export function askStanding(accessToken: string): Promise<Standing> {
  return timed(getSession, accessToken, background);
}

/** Says that somebody is at the screen. */
export function sendActivity(accessToken: string): Promise<Standing> {
  return timed(reportActivity, accessToken, {});
}

type StandingEndpoint = typeof getSession | typeof reportActivity;

/** The page's clock may be wrong; the answer's own date says what the server's is. */
async function timed(
  endpoint: StandingEndpoint,
  accessToken: string,
  headers: Record<string, string>,
): Promise<Standing> {
  let serverNow = Number.NaN;
  const noteDate: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    serverNow = Date.parse(response.headers.get('date') ?? '');
    return response;
  };
  const signal = AbortSignal.timeout(timeoutMs);
  const standing: SessionStanding = await callEndpoint(endpoint, {}, { accessToken, headers, fetch: noteDate, signal });
  const now = Date.now();
  return standingOnPage(standing, Number.isNaN(serverNow) ? now : serverNow, now);
}
