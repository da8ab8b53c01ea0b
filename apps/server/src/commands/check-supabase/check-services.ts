import { z } from 'zod';
import type { SupabaseConfig } from '../../config/config.ts';

const askMs = 10_000;

interface Asked {
  supabase: SupabaseConfig;
  publicUrl: string;
}

/** What is missing or exposed at external services. Changes nothing. */
export async function checkServices({ supabase, publicUrl }: Asked): Promise<string[]> {
  const ask = askerOf(supabase);
  const settings = await ask('/auth/v1/settings', supabase.anonKey);
  if (settings === null) return [`${supabase.url} doesn’t respond: check SUPABASE_URL`];
  const rest = await Promise.all([
    checkSettings(settings),
    checkKeys(ask),
    checkServiceKey(ask, supabase.serviceRoleKey),
    checkTables(ask, supabase.serviceRoleKey),
    checkLinks(ask, publicUrl),
    checkSockets(supabase),
  ]);
  return rest.flat();
}

type Ask = (path: string, key?: string, headers?: Record<string, string>) => Promise<Response | null>;

/** Calls a service; null without an answer. */
function askerOf({ url }: SupabaseConfig): Ask {
  return (path, key, headers) =>
    fetch(url + path, {
      headers: { ...(key && { apikey: key, authorization: `Bearer ${key}` }), ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(askMs),
    }).catch(() => null);
}

const authSettings = z.object({
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  external: z.record(z.string(), z.boolean()),
});

async function checkSettings(answer: Response): Promise<string[]> {
  if (answer.status === 401 || answer.status === 403) return ['the project rejected SUPABASE_ANON_KEY: copy it again'];
  const settings = authSettings.safeParse(await answer.json().catch(() => null)).data;
  if (!settings) return [`the authentication service returned ${answer.status} and no settings: check SUPABASE_URL`];
  const { email, anonymous_users: anonymous, ...others } = settings.external;
  const open = Object.keys(others).filter((name) => others[name]);
  return [
    ...(settings.disable_signup ? [] : ['sign-ups are open: turn them off, administrators create accounts']),
    ...(email ? [] : ['email sign-in is off: turn it on']),
    ...(anonymous ? ['anonymous sign-ins are open: turn them off'] : []),
    ...(settings.mailer_autoconfirm ? ['email addresses are confirmed without an email: turn on confirmations'] : []),
    ...(open.length > 0 ? [`sign-in is also open through ${open.join(', ')}: turn that off`] : []),
  ];
}

const keySet = z.object({ keys: z.array(z.object({ alg: z.string().optional(), kty: z.string() })) });

/** Our server checks tokens by the project's public keys (docs/decisions/0009). */
async function checkKeys(ask: Ask): Promise<string[]> {
  const answer = await ask('/auth/v1/.well-known/jwks.json');
  const keys = keySet.safeParse(await answer?.json().catch(() => null)).data?.keys;
  if (!answer?.ok || !keys) return ['can’t read the public signing keys (auth/v1/.well-known/jwks.json)'];
  if (keys.some(({ alg, kty }) => ['ES256', 'RS256'].includes(alg ?? '') || ['EC', 'RSA'].includes(kty))) return [];
  return ['tokens are signed with a shared secret: make an ES256 signing key the current one'];
}

async function checkServiceKey(ask: Ask, key: string): Promise<string[]> {
  const [users, buckets] = await Promise.all([
    ask('/auth/v1/admin/users?page=1&per_page=1', key),
    ask('/storage/v1/bucket', key),
  ]);
  return [
    ...(users?.ok ? [] : [`SUPABASE_SERVICE_ROLE_KEY can’t read accounts (${said(users)})`]),
    ...(buckets?.ok ? [] : [`the storage service doesn’t list buckets for the service key (${said(buckets)})`]),
  ];
}

async function checkTables(ask: Ask, key: string): Promise<string[]> {
  const read = (schema: string, table: string) =>
    ask(`/rest/v1/${table}?select=*&limit=1`, key, { 'accept-profile': schema });
  const [messages, ...hidden] = await Promise.all([
    read('public', 'messages'),
    read('app', 'staff'),
    read('auth', 'users'),
    read('storage', 'objects'),
  ]);
  // Forbidden or not found still means exposed; 406 means no such schema, 401 is unclear.
  const shown = ['app', 'auth', 'storage'].filter((_, index) =>
    [200, 206, 403, 404].includes(hidden[index]?.status ?? 0),
  );
  return [
    ...(messages?.ok ? [] : [`the REST service doesn’t show public.messages (${said(messages)})`]),
    ...(shown.length > 0 ? [`the REST service shows the schema ${shown.join(', ')}: expose only public`] : []),
  ];
}

/** An invalid link reveals where valid ones may lead. */
async function checkLinks(ask: Ask, publicUrl: string): Promise<string[]> {
  const back = `${publicUrl}/app/dashboard`;
  const query = new URLSearchParams({ token: 'none', type: 'recovery', redirect_to: back });
  const location = (await ask(`/auth/v1/verify?${query}`))?.headers.get('location') ?? '';
  if (location.startsWith(back)) return [];
  return [
    `links in emails can’t lead to ${publicUrl}: make it the site URL, or add ${publicUrl}/** to the redirect URLs`,
  ];
}

async function checkSockets({ url, anonKey }: SupabaseConfig): Promise<string[]> {
  const query = new URLSearchParams({ apikey: anonKey, vsn: '2.0.0' });
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/realtime/v1/websocket?${query}`);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), askMs);
  socket.onopen = () => resolve(true);
  socket.onerror = () => resolve(false);
  const isOpen = await promise;
  clearTimeout(timer);
  socket.close();
  return isOpen ? [] : ['the realtime service doesn’t accept sockets: pages won’t show changes'];
}

const said = (answer: Response | null) => (answer ? `it returned ${answer.status}` : 'no answer');
