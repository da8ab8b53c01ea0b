import { expect } from 'vitest';
import { decodeJwtPayload } from '../../decode-jwt.ts';
import { done, inClient, none, type Rows, refused } from '../row.ts';
import { clientChannel } from './realtime.ts';
import { restRows } from './rest.ts';

const ofService = none('see the calls of that service');

/** `createClient` and what its client adds. */
export const clientRows: Rows = {
  ...Object.fromEntries(['from', 'schema', 'rpc', 'getOpenApiSpec'].map((name) => [name, restRows[name] ?? []])),
  channel: clientChannel,
  getChannels: [['*', inClient]],
  removeChannel: [['*', inClient]],
  removeAllChannels: [['*', inClient]],
  auth: [['*', ofService]],
  realtime: [['*', ofService]],
  storage: [['*', ofService]],
  functions: [['*', ofService]],
  new: [
    [
      'supabaseUrl supabaseKey',
      done(async (world) => {
        const { client } = world.service();
        expect((await client.auth.admin.listUsers()).error).toBeNull();
        expect((await world.visitor().client.auth.admin.listUsers()).error?.code).toBe('not_admin');
      }),
    ],
    [
      'accessToken',
      done(async (world) => {
        const { session } = await world.person();
        const answer = await world.get('/auth/v1/user', {
          headers: { authorization: `Bearer ${session.access_token}` },
        });
        expect(decodeJwtPayload(session.access_token).sub).toBe((await answer.json()).id);
      }),
    ],
    [
      'db.schema',
      refused(406, 'PGRST106', async (world) => (await world.admin()).client.schema('app').from('x').select()),
    ],
    [
      'auth.flowType',
      done(async (world) => {
        const { person } = await world.person();
        const { client } = world.visitor({ flowType: 'pkce', persistSession: true });
        await client.auth.resetPasswordForEmail(person.email);
        const { url } = await world.takeMail(person.email);
        expect(new URL(url).searchParams.get('token')).toMatch(/^pkce_/);
      }),
    ],
    ['global.headers', none('headers of the program’s own')],
    ['realtime.params realtime.headers realtime.log_level realtime.logLevel', none('for the server’s own log')],
    [
      'realtime.vsn',
      done(async (world) => {
        // Both protocols are spoken by the releases of the suite, in the section on live changes.
        expect((await world.get('/realtime/v1/websocket?vsn=3.0.0')).status).toBeGreaterThanOrEqual(400);
      }),
    ],
    ['tracePropagation.enabled tracePropagation.respectSamplingDecision', none('headers for tracing')],
    ['storage.useNewHostname', none('names hosts of supabase.co only')],
    [
      [
        ...['db.timeout', 'db.urlLengthLimit', 'db.retry', 'global.fetch'],
        ...['autoRefreshToken', 'storageKey', 'persistSession', 'detectSessionInUrl', 'storage.isServer'].map(ofAuth),
        ...['userStorage.isServer', 'debug', 'lock', 'throwOnError', 'experimental.passkey'].map(ofAuth),
        ...['experimental.recoveryCodes', 'experimental.appendPkceFlowIdToRedirects'].map(ofAuth),
        ...['lockAcquireTimeout', 'skipAutoInitialize'].map(ofAuth),
        ...['transport', 'timeout', 'heartbeatIntervalMs', 'heartbeatCallback', 'logger', 'encode'].map(ofRealtime),
        ...['decode', 'reconnectAfterMs', 'fetch', 'worker', 'workerUrl', 'accessToken'].map(ofRealtime),
        ...['disconnectOnEmptyChannelsAfterMs', 'sessionStorage'].map(ofRealtime),
      ].join(' '),
      inClient,
    ],
  ],
};

function ofAuth(name: string): string {
  return `auth.${name}`;
}
function ofRealtime(name: string): string {
  return `realtime.${name}`;
}

/** Calls of `supabase.functions`. */
export const functionsRows: Rows = {
  invoke: [
    [
      'functionName headers method region body',
      refused(404, /./, async (world) => world.service().client.functions.invoke('hello', { body: { a: 1 } })),
    ],
    ['signal timeout', inClient],
  ],
  setAuth: [['*', inClient]],
  new: [['*', none('see `createClient`')]],
};
