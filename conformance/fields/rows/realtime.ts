import type { RealtimeChannelOptions } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { done, inClient, none, type Rows, refused, type Verdict, type World } from '../row.ts';

type Channel = ReturnType<Awaited<ReturnType<World['admin']>>['client']['channel']>;
type Filter = { event: '*' | 'INSERT'; schema: string; table: string; filter?: string; select?: string[] };

const messages: Filter = { event: '*', schema: 'public', table: 'messages' };
let made = 0;

interface Joined {
  channel: Channel;
  status: string;
  reason: string;
  heard: object[];
}

/** Joins a channel for changes, and waits until the server decided. */
async function join(world: World, config: object = {}, filter: Filter | null = messages): Promise<Joined> {
  const { client } = await world.admin();
  const channel = client.channel(`${world.prefix}-${++made}`, { config } as RealtimeChannelOptions);
  const heard: object[] = [];
  if (filter) channel.on('postgres_changes', filter as never, (change: object) => void heard.push(change));
  const [status, error] = await new Promise<[string, unknown]>((resolve) =>
    channel.subscribe((said, why) => resolve([said, why])),
  );
  const told = Object(error);
  return { channel, heard, status, reason: `${told.message ?? ''} ${JSON.stringify(told.cause ?? '')}` };
}

/** The client reports a join that was refused as CHANNEL_ERROR, with the server's reason. */
const notJoined = (words: RegExp, config: object, filter?: Filter | null): Verdict =>
  refused(0, words, async (world) => {
    const { status, reason, channel } = await join(world, config, filter);
    await channel.unsubscribe();
    return { error: status === 'CHANNEL_ERROR' ? { status: 0, code: reason } : null };
  });

const noBroadcast = /broadcast is not offered/;
const noPresence = /presence is not offered/;
const noEmptyChannel = /a channel without changes is not offered/;
const joins = done(async (world) => {
  const { status, channel, heard } = await join(world);
  expect(status).toBe('SUBSCRIBED');
  await world.message('live');
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await channel.unsubscribe();
});

const channelFields: Rows[string] = [
  ['config.broadcast.self', notJoined(noBroadcast, { broadcast: { self: true } })],
  ['config.broadcast.ack', notJoined(noBroadcast, { broadcast: { ack: true } })],
  [
    'config.broadcast.replay.since config.broadcast.replay.limit',
    notJoined(/do not have permissions/, { broadcast: { replay: { since: 1, limit: 1 } }, private: true }),
  ],
  ['config.broadcast.replication_ready', notJoined(noBroadcast, { broadcast: { replication_ready: true } })],
  ['config.presence.key', notJoined(noPresence, { presence: { key: 'me' } })],
  ['config.presence.enabled', notJoined(noPresence, { presence: { enabled: true } })],
  ['config.private', notJoined(/do not have permissions/, { private: true })],
  [
    'config.postgres_changes_options.wait config.postgres_changes_options.timeout',
    done(async (world) => {
      const { status, channel } = await join(world, { postgres_changes_options: { wait: true, timeout: 5_000 } });
      expect(status).toBe('SUBSCRIBED');
      await channel.unsubscribe();
    }),
  ],
];

/** Calls of `supabase.realtime` and of channels. */
export const realtimeRows: Rows = {
  channel: [['topic', joins], ...channelFields],
  on: [
    ['type event schema table', joins],
    [
      'filter',
      done(async (world) => {
        const { channel, heard } = await join(world, {}, { ...messages, filter: `body=eq.${world.prefix} wanted` });
        await world.message('other');
        const wanted = await world.message('wanted');
        await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(1);
        expect(heard).toMatchObject([{ new: { body: wanted } }]);
        await channel.unsubscribe();
      }),
    ],
    ['select', notJoined(/InvalidJoinPayload/, {}, { ...messages, select: ['id'] })],
    ['callback', inClient],
  ],
  subscribe: [['callback timeout', inClient]],
  send: [['type event payload persist.ttl opts', notJoined(noEmptyChannel, {}, null)]],
  track: [['payload opts', notJoined(noEmptyChannel, {}, null)]],
  untrack: [['opts', none('takes back what `track` set, which is refused')]],
  presenceState: [['*', inClient]],
  httpSend: [
    [
      '*',
      refused(404, /404/, async (world) => {
        const { client } = await world.admin();
        const channel = client.channel(`${world.prefix}-http`);
        const thrown = await channel.httpSend('hello', {}).then(
          () => null,
          (error: unknown) => error,
        );
        return { error: thrown && { status: 404, code: String(thrown) } };
      }),
    ],
  ],
  unsubscribe: [['*', done(async (world) => expect(await (await join(world)).channel.unsubscribe()).toBe('ok'))]],
  setAuth: [
    [
      'token',
      done(async (world) => {
        const { client } = world.service();
        await client.realtime.setAuth('no.token.atall');
        const channel = client.channel(`${world.prefix}-token`).on('postgres_changes', messages as never, () => {});
        const status = await new Promise((resolve) => channel.subscribe(resolve));
        await client.removeAllChannels();
        expect(status).toBe('CHANNEL_ERROR');
      }),
    ],
  ],
  updateJoinPayload: [['payload', none('nothing of it but `config` and `access_token` is part of the protocol')]],
  push: [['*', none('sends the frames that the other calls make')]],
  ...Object.fromEntries(
    [
      ...['accessToken', 'fetch', 'serializer', 'heartbeatCallback', 'reconnectTimer', 'encode', 'decode'],
      ...['reconnectAfterMs', 'connect', 'endpointURL', 'disconnect', 'getChannels', 'removeChannel'],
      ...['removeAllChannels', 'log', 'hasLogger', 'connectionState', 'isConnected', 'isConnecting'],
      ...['isDisconnecting', 'sendHeartbeat', 'onHeartbeat', 'socket', 'presence', 'joinPush', 'rejoinTimer'],
      ...['teardown', 'copyBindings', 'flushSendBuffer'],
    ].map((name): [string, Rows[string]] => [name, [['*', inClient]]]),
  ),
  new: [['*', none('see `channel` and `createClient`')]],
};

export const clientChannel: Rows[string] = [['name', joins], ...channelFields];
