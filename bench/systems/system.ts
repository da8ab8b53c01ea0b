import { call } from '../tools/http-call.ts';

/** Something that speaks Supabase's protocol, or as much of it as the measurements need. */
export interface System {
  name: string;
  /** Before `/auth/v1`, `/rest/v1` and `/storage/v1`. */
  url: string;
  apikey: string;
  /** Whose processor time its calls use. */
  processes(): Promise<number[]>;
  /** The database that its changes come from; null if it publishes none. */
  changesFrom: string | null;
  stop(): Promise<void>;
}

export const account = { email: 'owner@pharmacy.example', password: 'correct horse battery staple' };
/** More than one page of the inbox. */
export const messageCount = 250;
export const bucket = 'rxweb-private';

export interface Session {
  accessToken: string;
  refreshToken: string;
}

export async function signIn({ url, apikey }: Pick<System, 'url' | 'apikey'>): Promise<Session> {
  const { body } = await call(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return toSession(body);
}

export async function refresh({ url, apikey }: System, refreshToken: string): Promise<Session> {
  const { body } = await call(`${url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  return toSession(body);
}

/** What a signed-in client sends with each call. */
export function asUser({ apikey }: System, { accessToken }: Session): Record<string, string> {
  return { apikey, authorization: `Bearer ${accessToken}` };
}

function toSession(body: Buffer): Session {
  const { access_token: accessToken, refresh_token: refreshToken } = JSON.parse(body.toString());
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') throw new Error('no session came');
  return { accessToken, refreshToken };
}
