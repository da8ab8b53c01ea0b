import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { ours } from '../differences.ts';
import { joinOf, openRawSocket, type RawSocket } from '../raw-socket.ts';
import { parseJson } from '../recording-fetch.ts';
import { itEmbedded, lazily, password, type SignedIn, type Suite } from '../suite.ts';

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>;

const allMessages = { event: '*', schema: 'public', table: 'messages' };
const subscribed = 'Subscribed to PostgreSQL';
const wait = { timeout: 20_000, interval: 20 };

/** Section 4: changes of the messages table. */
export function realtime(suite: Suite): void {
  const admin = lazily(async () => suite.signIn(await suite.person('admin')));
  const adminToken = async () => (await admin()).session.access_token;

  const insert = async (body: string) => {
    const { sql } = suite.target;
    suite.atEnd(() => sql`delete from public.messages where body like ${`${suite.prefix}%`}`);
    const [row] = await sql<{ id: string }[]>`
      insert into public.messages (direction, from_phone, to_phone, body, status, sent_at)
      values ('inbound', '+15550001', '+15559999', ${`${suite.prefix} ${body}`}, 'queued', '2026-11-20T21:08:04.357485Z')
      returning id`;
    return row?.id ?? '';
  };

  /** Subscribes with the official client, as the product does, and waits until changes flow. */
  const listen = async (filter?: string) => {
    const { client, session } = await suite.signIn((await admin()).person);
    const heard = startListening(client, filter);
    suite.atEnd(() => client.removeAllChannels());
    await expect
      .poll(() => heard.system, wait)
      .toContainEqual(expect.objectContaining({ status: 'ok', message: subscribed }));
    return { ...heard, client, session };
  };
  const startListening = (client: SignedIn['client'], filter?: string) => {
    const changes: Change[] = [];
    const statuses: string[] = [];
    const system: object[] = [];
    const channel = client
      .channel(`${suite.prefix}-${Math.random()}`)
      .on<Record<string, unknown>>(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'messages', ...(filter ? { filter } : {}) },
        (change) => void changes.push(change),
      )
      .on('system', {}, (message) => void system.push(message))
      .subscribe((status) => void statuses.push(status));
    return { channel, changes, statuses, system };
  };
  const changeOf = (changes: Change[], event: string, id: string) =>
    changes.find((change) => change.eventType === event && [Object(change.new).id, Object(change.old).id].includes(id));

  describe('the handshake', () => {
    it.each([
      ['no key', null, 'API key is missing'],
      ['a key that is no token', 'garbled', 'The token provided is not a valid JWT'],
    ])('with %s is refused before the upgrade', async (_, key, error) => {
      const { status, body } = await handshake(key);
      expect(status).toBeGreaterThanOrEqual(401);
      expect(status).toBeLessThan(404);
      expect(body).toEqual(ours('socketRefusals', { error }, expect.anything()));
    });

    itEmbedded('with a token that was changed, or is over, is refused', 'it takes the signing key', async () => {
      const token = await adminToken();
      const [head = '', payload = ''] = token.split('.');
      const forged = await handshake(`${head}.${payload}.${'A'.repeat(86)}`);
      expect(forged).toEqual({ status: 401, body: { error: 'Failed to validate JWT signature' } });
      const over = suite.target.signToken?.(token, { exp: Math.floor(Date.now() / 1_000) - 60 }) ?? '';
      expect(await handshake(over)).toEqual({ status: 401, body: { error: 'Token has expired' } });
    });
  });

  describe('the conversation', () => {
    it('S9-25 a heartbeat is answered', async () => {
      const socket = await openRawSocket(suite);
      socket.send('heartbeat', 'phoenix', {}, '7');
      const answer = await socket.next(({ ref }) => ref === '7');
      expect(answer).toEqual({
        joinRef: null,
        ref: '7',
        topic: 'phoenix',
        event: 'phx_reply',
        payload: { status: 'ok', response: {} },
      });
      socket.close();
    });

    it('a join is answered with its bindings, in their order, each with a number; then changes flow', async () => {
      const socket = await openRawSocket(suite);
      const topic = `realtime:${suite.prefix}-join`;
      const bindings = [
        { event: 'INSERT', schema: 'public', table: 'messages', filter: 'status=eq.queued' },
        allMessages,
        { event: 'DELETE', schema: 'public', table: 'messages' },
      ];
      socket.send('phx_join', topic, joinOf(await adminToken(), bindings), '6', '6');
      const { payload } = await socket.next(({ ref, event }) => ref === '6' && event === 'phx_reply');
      expect(payload).toEqual({
        status: 'ok',
        response: { postgres_changes: bindings.map((binding) => ({ ...binding, id: expect.any(Number) })) },
      });
      const system = await socket.next(
        ({ event, payload: { extension } }) => event === 'system' && extension === 'postgres_changes',
      );
      expect(system).toMatchObject({
        topic,
        payload: { extension: 'postgres_changes', status: 'ok', message: subscribed, channel: `${suite.prefix}-join` },
      });

      const id = await insert('bindings');
      const change = await socket.next(({ event }) => event === 'postgres_changes');
      const numbers = Object(payload).response.postgres_changes.map((binding: { id: number }) => binding.id);
      expect(Object(change.payload).data.record.id).toBe(id);
      expect(Object(change.payload).ids.toSorted()).toEqual(numbers.slice(0, 2).toSorted());
      socket.close();
    });

    it('a new token is accepted with a reply; the same one gets none', async () => {
      const { socket, topic } = await joined('token');
      const { data } = await (await suite.signIn((await admin()).person)).client.auth.refreshSession();
      socket.send('access_token', topic, { access_token: data.session?.access_token }, '8', '6');
      const isSubscribed = ({ payload }: { payload: object }) => Object(payload).message === subscribed;
      await expect.poll(() => socket.received.filter(isSubscribed).length, wait).toBe(2);
      socket.send('access_token', topic, { access_token: data.session?.access_token }, '9', '6');
      socket.send('heartbeat', 'phoenix', {}, '10');
      await socket.next(({ ref }) => ref === '10');
      expect(socket.received.filter(isSubscribed)).toHaveLength(2);
      socket.close();
    });

    it('Z10 a token that does not hold closes the channel', async () => {
      const { socket, topic } = await joined('bad-token');
      socket.send('access_token', topic, { access_token: 'no.token.atall' }, '8', '6');
      const system = await socket.next(({ event, payload }) => event === 'system' && payload.status === 'error');
      expect(system.payload).toMatchObject({
        extension: 'system',
        message: expect.any(String),
        channel: `${suite.prefix}-bad-token`,
      });
      await socket.next(({ event, topic: closed }) => event === 'phx_close' && closed === topic);
      socket.close();
    });

    it('leaving is answered, and closes the channel', async () => {
      const { socket, topic } = await joined('leave');
      socket.send('phx_leave', topic, {}, '9', '6');
      const reply = await socket.next(({ ref }) => ref === '9');
      expect(reply).toMatchObject({ event: 'phx_reply', payload: { status: 'ok', response: {} } });
      await socket.next(({ event, topic: closed }) => event === 'phx_close' && closed === topic);
      socket.close();
    });

    it.each([['no topic', 'realtime:', 'TopicNameRequired: You must provide a topic name']])(
      'a join with %s is refused',
      async (_, topic, reason) => {
        const socket = await openRawSocket(suite);
        socket.send('phx_join', topic, joinOf(await adminToken(), [allMessages]), '6', '6');
        const { payload } = await socket.next(({ ref, event }) => ref === '6' && event === 'phx_reply');
        expect(payload).toEqual({ status: 'error', response: { reason } });
        socket.close();
      },
    );

    it('a join with a token that does not hold is refused with the reason', async () => {
      const [forged, garbled] = [`${(await adminToken()).slice(0, -20)}${'A'.repeat(20)}`, 'garbled'];
      expect(await refusedJoin(forged)).toMatch(ours('socketRefusals', /^JwtSignatureError: /, /./));
      expect(await refusedJoin(garbled)).toMatch(ours('socketRefusals', /^MalformedJWT: /, /./));
    });

    itEmbedded(
      'a join with a token whose time is over is refused with the seconds',
      'it takes the signing key',
      async () => {
        const over = suite.target.signToken?.(await adminToken(), { exp: Math.floor(Date.now() / 1_000) - 60 }) ?? '';
        expect(await refusedJoin(over)).toMatch(/^InvalidJWTToken: Token has expired \d+ seconds ago$/);
      },
    );

    itEmbedded(
      'Z10 a private channel, and a table outside the schema, are refused',
      'a project has policies for them',
      async () => {
        const notPermitted = `Unauthorized: You do not have permissions to read from this Channel topic: ${suite.prefix}-refused`;
        expect(await refusedJoin(await adminToken(), [allMessages], { private: true })).toBe(notPermitted);
        const users = { event: '*', schema: 'auth', table: 'users' };
        expect(await refusedJoin(await adminToken(), [users])).toBe(notPermitted);
      },
    );

    itEmbedded('P5 the eleventh channel of a socket is refused', 'a project allows a hundred', async () => {
      const socket = await openRawSocket(suite);
      const token = await adminToken();
      for (let number = 1; number <= 11; number++) {
        socket.send('phx_join', `realtime:${number}`, joinOf(token, [allMessages]), `${number}`, `${number}`);
      }
      const { payload } = await socket.next(({ ref, event }) => ref === '11' && event === 'phx_reply');
      const reason = 'ChannelRateLimitReached: Too many channels';
      expect(payload).toEqual({ status: 'error', response: { reason } });
      socket.close();
    });

    it('a table whose changes are not sent is said to be none', async () => {
      const socket = await openRawSocket(suite);
      const unknown = { event: '*', schema: 'public', table: 'no_such_table' };
      socket.send('phx_join', `realtime:${suite.prefix}-none`, joinOf(await adminToken(), [unknown]), '6', '6');
      const system = await socket.next(({ event }) => event === 'system');
      expect(system.payload).toMatchObject({
        extension: 'postgres_changes',
        status: 'error',
        message: expect.stringMatching(
          /^Unable to subscribe to changes with given parameters\. Please check Realtime is enabled for the given connect parameters: \[event: \*, schema: public, table: no_such_table/,
        ),
      });
      socket.close();
    });

    it('broadcast', async () => {
      const { socket, topic } = await joined('broadcast');
      socket.send('broadcast', topic, { type: 'broadcast', event: 'hello', payload: {} }, '8', '6');
      socket.send('heartbeat', 'phoenix', {}, '9');
      await socket.next(({ ref }) => ref === '9');
      const refused = socket.received.some(({ ref, payload }) => ref === '8' && payload.status === 'error');
      expect(refused).toBe(ours('broadcast', true, false));
      socket.close();
    });
  });

  describe('the client', () => {
    it('S7-30 gets inserts, updates and deletes', async () => {
      const { changes, statuses } = await listen();
      expect(statuses).toEqual(['SUBSCRIBED']);
      const { sql } = suite.target;
      const id = await insert('life');
      // One at a time: a deleted row may no longer be readable.
      const hears = (event: string) => expect.poll(() => changeOf(changes, event, id), wait).toBeDefined();
      await hears('INSERT');
      await sql`update public.messages set status = 'read' where id = ${id}`;
      await hears('UPDATE');
      await sql`delete from public.messages where id = ${id}`;
      await hears('DELETE');

      const head = { schema: 'public', table: 'messages', errors: null };
      const row = { id, body: `${suite.prefix} life`, direction: 'inbound', received_at: null };
      const inserted = changeOf(changes, 'INSERT', id);
      expect(inserted).toMatchObject({ ...head, new: { ...row, status: 'queued' }, old: {} });
      expect(inserted?.commit_timestamp).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(Object(inserted?.new).sent_at).toMatch(/^2026-11-20T21:08:04\.357485\+00:00$/);
      expect(changeOf(changes, 'UPDATE', id)).toMatchObject({ ...head, new: { ...row, status: 'read' }, old: { id } });
      expect(changeOf(changes, 'DELETE', id)).toMatchObject({ ...head, new: {}, old: { id } });
      // Row level security removes all but the key of a deleted row.
      expect(changeOf(changes, 'DELETE', id)?.old).toEqual({ id });
    });

    it('gets only what its filter matches', async () => {
      const { changes } = await listen(`body=eq.${suite.prefix} wanted`);
      await insert('unwanted');
      const id = await insert('wanted');
      await expect.poll(() => changeOf(changes, 'INSERT', id), wait).toBeDefined();
      expect(changes.map((change) => Object(change.new).body)).toEqual([`${suite.prefix} wanted`]);
    });

    it('a channel of a page that signs in later comes alive with it', async () => {
      const { person } = await admin();
      const { client } = suite.visitor();
      const heard = startListening(client);
      suite.atEnd(() => client.removeAllChannels());
      await expect.poll(() => heard.statuses, wait).toContain('SUBSCRIBED');
      expect((await client.auth.signInWithPassword({ email: person.email, password })).error).toBeNull();
      // The oldest client gives its channels the new token with its next heartbeat, after half a minute.
      await expect
        .poll(() => heard.system, { ...wait, timeout: 40_000 })
        .toContainEqual(expect.objectContaining({ status: 'ok', message: subscribed }));
      const id = await insert('after the sign-in');
      await expect.poll(() => changeOf(heard.changes, 'INSERT', id), wait).toBeDefined();
      await client.removeAllChannels();
    }, 60_000);

    it('gets nothing after it leaves', async () => {
      const { client, channel, changes, statuses } = await listen();
      const witness = await listen();
      expect(await client.removeChannel(channel)).toBe('ok');
      expect(statuses.at(-1)).toBe('CLOSED');
      const id = await insert('after leaving');
      await expect.poll(() => changeOf(witness.changes, 'INSERT', id), wait).toBeDefined();
      expect(changes).toEqual([]);
    });

    it('Z10 a user who may not read the rows gets none', async () => {
      const employee = await suite.signIn(await suite.person('employee'));
      const heard = startListening(employee.client);
      suite.atEnd(() => employee.client.removeAllChannels());
      // Older clients learn it with their token, after the join.
      const refused = ours('forbiddenJoins', ['CHANNEL_ERROR', 'CLOSED'], ['SUBSCRIBED']);
      await expect.poll(() => refused.includes(heard.statuses.at(-1) ?? ''), wait).toBe(true);
      const witness = await listen();
      const id = await insert('not for all');
      await expect.poll(() => changeOf(witness.changes, 'INSERT', id), wait).toBeDefined();
      expect(heard.changes.filter((change) => change.eventType !== 'DELETE')).toEqual([]);
      await employee.client.removeAllChannels();
    });

    itEmbedded('A13 a session that was ended hears nothing any more', 'elsewhere a token lives on', async () => {
      const { session, statuses } = await listen();
      await suite.call('POST', '/auth/v1/logout?scope=local', { token: session.access_token });
      await expect.poll(() => statuses.at(-1), wait).toBe('CLOSED');
    });
  });

  async function joined(name: string): Promise<{ socket: RawSocket; topic: string }> {
    const socket = await openRawSocket(suite);
    const topic = `realtime:${suite.prefix}-${name}`;
    socket.send('phx_join', topic, joinOf(await adminToken(), [allMessages]), '6', '6');
    await socket.next(({ event, payload }) => event === 'system' && payload.message === subscribed);
    return { socket, topic };
  }

  async function refusedJoin(
    token: string | undefined,
    bindings: object[] = [allMessages],
    config = {},
  ): Promise<string> {
    const socket = await openRawSocket(suite);
    socket.send('phx_join', `realtime:${suite.prefix}-refused`, joinOf(token, bindings, config), '6', '6');
    const { payload } = await socket.next(({ ref, event }) => ref === '6' && event === 'phx_reply');
    socket.close();
    expect(payload.status).toBe('error');
    return Object(payload.response).reason;
  }

  /** Requests the upgrade by hand: a WebSocket hides the answer to a refused one. */
  function handshake(key: string | null): Promise<{ status: number; body: unknown }> {
    const url = new URL(`${suite.target.url}/realtime/v1/websocket`);
    url.searchParams.set('vsn', suite.library.realtimeVersion);
    if (key !== null) url.searchParams.set('apikey', key);
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.from('sixteen bytes ok').toString('base64'),
    };
    return new Promise((resolve, reject) => {
      const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
      request(url, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: parseJson(Buffer.concat(chunks).toString()) }),
        );
      })
        .on('upgrade', (_, socket) => {
          socket.destroy();
          resolve({ status: 101, body: undefined });
        })
        .on('error', reject)
        .end();
    });
  }
}
