import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestBackend } from '../../testing/create-test-backend.ts';
import {
  allNotes,
  createRealtimeFixture,
  joinOf,
  type Member,
  openRaw,
  signInForRealtime,
  signToken,
  until,
} from '../../testing/realtime/realtime-fixture.ts';

describe('the websocket', () => {
  let test: TestBackend;
  let ann: Member;
  beforeAll(async () => {
    test = await createRealtimeFixture();
    ann = await signInForRealtime(test, 'ann@example.test');
  });
  afterAll(() => test.close());

  /** Requests an upgrade and returns the status; 101 if granted. */
  function upgrade(query: string, headers: Record<string, string> = {}, path = '/realtime/v1/websocket') {
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const outgoing = request(`${test.url}${path}${query}`, {
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
          ...headers,
        },
      });
      outgoing.on('upgrade', (answer, socket) => {
        socket.destroy();
        resolve({ status: answer.statusCode ?? 0, text: String(answer.headers['sec-websocket-extensions']) });
      });
      outgoing.on('response', async (answer) => {
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(await answer.toArray()).toString() });
      });
      outgoing.on('error', reject).end();
    });
  }

  it('is refused without a good key before it opens', async () => {
    const expired = await signToken(test, ann, Math.floor(Date.now() / 1_000) - 1);
    const { anonKey } = test.backend;
    const cases: [string, number, string][] = [
      ['', 401, 'API key is missing'],
      ['?apikey=', 401, 'API key is missing'],
      ['?apikey=x', 401, 'The token provided is not a valid JWT'],
      [`?apikey=${anonKey}x`, 401, 'Failed to validate JWT signature'],
      [`?apikey=${expired}`, 401, 'Token has expired'],
      [`?apikey=${anonKey}&vsn=9.0.0`, 400, 'The protocol version is not spoken here'],
    ];
    for (const [query, status, error] of cases) {
      expect(await upgrade(query), query).toEqual({ status, text: JSON.stringify({ error }) });
    }
    expect((await upgrade(`?apikey=${anonKey}&vsn=2.0.0`)).status).toBe(101);
  });

  it('P5 opens for pages of this host only, on its path only, and without compression', async () => {
    const query = `?apikey=${test.backend.anonKey}`;
    expect(await upgrade(query, { origin: 'https://evil.example' })).toEqual({
      status: 403,
      text: '{"error":"Origin not allowed"}',
    });
    expect((await upgrade(query, { origin: 'null' })).status).toBe(403);
    expect((await upgrade(query, {}, '/realtime/v1/websocket/')).status).toBe(404);
    expect((await upgrade('', {}, '/auth/v1/health')).status).toBe(200);
    expect((await upgrade(query, { upgrade: 'h2c' })).status).toBe(404);
    const offer = { origin: new URL(test.url).origin, 'sec-websocket-extensions': 'permessage-deflate' };
    expect(await upgrade(query, offer)).toEqual({ status: 101, text: 'undefined' });
  });

  it('S9-25 answers heartbeats, joins and leaves in both versions of the protocol', async () => {
    const v2 = await openRaw(test);
    v2.send([null, '7', 'phoenix', 'heartbeat', {}]);
    expect(await v2.next((frame) => frame.includes('"7"'))).toBe(
      '[null,"7","phoenix","phx_reply",{"status":"ok","response":{}}]',
    );
    const second = { ...allNotes, event: 'INSERT', filter: 'id=eq.1' };
    v2.send(['6', '6', 'realtime:x', 'phx_join', joinOf(ann.token, [allNotes, second])]);
    const reply = JSON.parse(await v2.next((frame) => frame.includes('phx_reply') && frame.includes('"6"')));
    expect(reply).toEqual([
      '6',
      '6',
      'realtime:x',
      'phx_reply',
      {
        status: 'ok',
        response: {
          postgres_changes: [
            { ...allNotes, id: expect.any(Number) },
            { ...second, id: expect.any(Number) },
          ],
        },
      },
    ]);
    expect(JSON.parse(await v2.next((frame) => frame.includes('system')))).toEqual([
      '6',
      null,
      'realtime:x',
      'system',
      { extension: 'postgres_changes', status: 'ok', message: 'Subscribed to PostgreSQL', channel: 'x' },
    ]);
    await test.sql`insert into public.notes (id, owner, body) values (9007199254740993, ${ann.id}, 'large')`;
    const change = await v2.next((frame) => frame.includes('"postgres_changes",{"ids"'));
    expect(change).toContain('"record":{"id":9007199254740993,');
    const ids = reply[4].response.postgres_changes.map(({ id }: { id: number }) => id);
    expect(JSON.parse(change)).toMatchObject([null, null, 'realtime:x', 'postgres_changes', { ids: [ids[0]] }]);
    expect(JSON.parse(change)[4].data).toMatchObject({
      type: 'INSERT',
      errors: null,
      columns: [
        { name: 'id', type: 'int8' },
        { name: 'owner', type: 'uuid' },
        { name: 'body', type: 'text' },
      ],
    });
    v2.send(['6', '8', 'realtime:x', 'phx_leave', {}]);
    await v2.next((frame) => frame === '["6","6","realtime:x","phx_close",{}]');
    expect(v2.received.at(-2)).toBe('["6","8","realtime:x","phx_reply",{"status":"ok","response":{}}]');
    v2.socket.close();

    const v1 = await openRaw(test, '1.0.0');
    v1.send({ topic: 'realtime:y', event: 'phx_join', payload: joinOf(ann.token), ref: '1', join_ref: '1' });
    expect(JSON.parse(await v1.next((frame) => frame.includes('phx_reply')))).toEqual({
      topic: 'realtime:y',
      event: 'phx_reply',
      ref: '1',
      payload: { status: 'ok', response: { postgres_changes: [{ ...allNotes, id: expect.any(Number) }] } },
    });
    await v1.next((frame) => frame.includes('Subscribed to PostgreSQL'));
    await test.sql`insert into public.notes (owner, body) values (${ann.id}, 'seen')`;
    const data = JSON.parse(await v1.next((frame) => frame.includes('"record"')));
    expect(data).toMatchObject({
      topic: 'realtime:y',
      event: 'postgres_changes',
      payload: { data: { type: 'INSERT' } },
    });
    v1.socket.close();
  });

  it('Z10 refuses joins that could show what the token may not see, in words', async () => {
    const raw = await openRaw(test);
    const user = ann.token;
    const cases: [string | undefined, object, RegExp][] = [
      [user, { ...allNotes, table: '*' }, /^InvalidJoinPayload/],
      [user, { event: '*', schema: 'public' }, /^InvalidJoinPayload/],
      [user, { ...allNotes, schema: '*' }, /^InvalidJoinPayload/],
      [
        user,
        { ...allNotes, schema: 'auth', table: 'users' },
        /^Unauthorized: You do not have permissions to read from this Channel topic: x$/,
      ],
      [user, { ...allNotes, schema: 'storage', table: 'objects' }, /^Unauthorized/],
      ['x', allNotes, /^MalformedJWT: The token provided is not a valid JWT$/],
      [`${user}x`, allNotes, /^JwtSignatureError: Failed to validate JWT signature$/],
      [
        await signToken(test, ann, Math.floor(Date.now() / 1_000) - 9),
        allNotes,
        /^InvalidJWTToken: Token has expired \d+ seconds ago$/,
      ],
    ];
    for (const [index, [token, binding, reason]] of cases.entries()) {
      const ref = `r${index}`;
      raw.send([ref, ref, 'realtime:x', 'phx_join', joinOf(token, [binding])]);
      const [, , , , payload] = JSON.parse(await raw.next((frame) => frame.includes(`"${ref}"`)));
      expect(payload).toEqual({ status: 'error', response: { reason: expect.stringMatching(reason) } });
    }
    raw.socket.close();
  });

  it('joins a table that is not published, or by a filter that cannot be, and says that nothing will come', async () => {
    const raw = await openRaw(test);
    const bindings = [
      { ...allNotes, table: 'drafts' },
      { ...allNotes, table: 'nothing' },
      { ...allNotes, filter: 'id=eq.x' },
      { ...allNotes, filter: 'secret=eq.hidden' },
      { ...allNotes, filter: 'owner=like.%' },
    ];
    for (const [index, binding] of bindings.entries()) {
      raw.send([`${index}`, `${index}`, `realtime:t${index}`, 'phx_join', joinOf(ann.token, [binding])]);
      const system = await raw.next((frame) => frame.includes('"system"') && frame.includes(`realtime:t${index}`));
      if (index === 4) expect(system).toContain('Subscribed to PostgreSQL');
      else
        expect(system).toContain('"status":"error","message":"Unable to subscribe to changes with given parameters.');
    }
    raw.socket.close();
  });

  it('lets a join with the project key alone wait, and decides about it when a token comes', async () => {
    const raw = await openRaw(test);
    const answer = async (ref: string) => JSON.parse(await raw.next((frame) => frame.includes(`"${ref}"`)))[4];
    const system = (topic: string, word: string) =>
      raw.next((frame) => frame.includes('"system"') && frame.includes(topic) && frame.includes(word));
    raw.send(['1', 'first', 'realtime:mine', 'phx_join', joinOf(undefined, [allNotes])]);
    expect(await answer('first')).toEqual({
      status: 'ok',
      response: { postgres_changes: [{ ...allNotes, id: expect.any(Number) }] },
    });
    await system('mine', 'Waiting for the access token of a user');
    raw.send(['1', '2', 'realtime:mine', 'access_token', { access_token: ann.token }]);
    await system('mine', 'Subscribed to PostgreSQL');
    const [{ id: heard }] = await test.sql<[{ id: string }]>`
      insert into public.notes (owner, body) values (${ann.id}, 'after the token') returning id`;
    await raw.next((frame) => frame.includes(`"record":{"id":${heard},`));

    raw.send(['3', 'third', 'realtime:secret', 'phx_join', joinOf(undefined, [{ ...allNotes, table: 'messages' }])]);
    expect(await answer('third')).toMatchObject({ status: 'ok' });
    raw.send(['3', '4', 'realtime:secret', 'access_token', { access_token: ann.token }]);
    await raw.next((frame) => frame === '["3","3","realtime:secret","phx_close",{}]');
    raw.socket.close();
  });

  it('refuses joins that ask for broadcasts or presence', async () => {
    const raw = await openRaw(test);
    const asked = [
      ['broadcast', { broadcast: { ack: true } }],
      ['broadcast', { broadcast: { self: true } }],
      ['broadcast', { broadcast: { replay: { since: 1 } } }],
      ['presence', { presence: { key: 'me' } }],
      ['presence', { presence: { enabled: true } }],
    ] as const;
    for (const [index, [what, config]] of asked.entries()) {
      raw.send([`j${index}`, `j${index}`, 'realtime:x', 'phx_join', { config }]);
      const reply = await raw.next((frame) => frame.startsWith(`["j${index}"`));
      expect(reply).toContain(`"reason":"InvalidJoinPayload: ${what} is not offered`);
    }
    raw.socket.close();
  });

  it('refuses broadcasts and presence politely', async () => {
    const raw = await openRaw(test);
    raw.send(['1', '1', 'realtime:x', 'phx_join', joinOf(undefined)]);
    for (const event of ['broadcast', 'presence']) {
      raw.send(['1', event, 'realtime:x', event, { type: event, event: 'track', payload: {} }]);
      expect(await raw.next((frame) => frame.startsWith(`["1","${event}"`))).toContain(
        `"reason":"${event} is not offered`,
      );
    }
    raw.send(['1', 'z', 'realtime:other', 'broadcast', {}]);
    expect(await raw.next((frame) => frame.includes('"z"'))).toContain('"reason":"unmatched topic"');
    raw.socket.close();
  });

  it('P5 holds channels, messages, frames and sockets to their limits', async () => {
    const raw = await openRaw(test);
    for (let i = 0; i < 11; i++) raw.send([`${i}`, `${i}`, `realtime:t${i}`, 'phx_join', joinOf(undefined)]);
    expect(await raw.next((frame) => frame.includes('realtime:t10'))).toContain(
      'ChannelRateLimitReached: Too many channels',
    );
    for (let i = 0; i < 90; i++) raw.send([null, `h${i}`, 'phoenix', 'heartbeat', {}]);
    expect(await raw.closed).toBe(1008);

    const large = await openRaw(test);
    large.socket.send('x'.repeat(64 * 1024 + 1));
    expect(await large.closed).toBe(1009);
    const odd = await openRaw(test);
    odd.socket.send('{');
    expect(await odd.closed).toBe(1007);

    const own = await Promise.all(Array.from({ length: 6 }, () => openRaw(test)));
    for (const [index, one] of own.entries()) {
      one.send(['1', '1', 'realtime:x', 'phx_join', joinOf(ann.token)]);
      const reply = await one.next((frame) => frame.includes('phx_reply'));
      expect(reply).toContain(index < 5 ? '"status":"ok"' : 'ConnectionRateLimitReached: Too many connected users');
    }
    const more = await Promise.all(Array.from({ length: 14 }, () => openRaw(test)));
    expect(await upgrade(`?apikey=${test.backend.anonKey}`)).toEqual({
      status: 429,
      text: '{"error":"Too many connected users"}',
    });
    for (const { socket } of [...own, ...more]) socket.close();
    await until(async () => (await upgrade(`?apikey=${test.backend.anonKey}`)).status === 101);
  });

  it('P5 closes a socket that says nothing for a minute', async () => {
    const raw = await openRaw(test);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect(await raw.closed).toBe(1001);
    vi.useRealTimers();
  });

  it('P5 does not pile up changes for a client that does not read them', async () => {
    const path = `/backend/realtime/v1/websocket?apikey=${test.backend.serviceRoleKey}&vsn=2.0.0`;
    const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
    const handshake =
      'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${handshake}\r\n\r\n`);
    await once(socket, 'data');
    socket.write(maskedFrame(JSON.stringify(['1', '1', 'realtime:x', 'phx_join', joinOf(undefined, [allNotes])])));
    await once(socket, 'data');
    socket.pause();
    const other = await openRaw(test, '2.0.0', test.backend.serviceRoleKey);
    other.send(['1', '1', 'realtime:y', 'phx_join', joinOf(undefined, [allNotes])]);
    await other.next((frame) => frame.includes('Subscribed'));
    // In one statement: more than any client may queue.
    await test.sql`
      insert into public.notes (owner, body) select ${ann.id}, repeat(md5(n::text), 25000) from generate_series(1, 40) n`;
    expect(await other.closed).toBe(1013);
    const closed = Buffer.from([0x88, 18, 0x03, 0xf5, ...Buffer.from('reads too slowly')]);
    const all: Buffer[] = [];
    socket.on('data', (data) => all.push(data)).resume();
    await once(socket, 'close');
    const received = Buffer.concat(all);
    expect(received.length).toBeLessThan(40 * 800_000);
    expect(received.subarray(-closed.length)).toEqual(closed);
  });
});

/** A masked client text frame; the mask is zeros (RFC 6455, section 5.2). */
function maskedFrame(text: string): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(Buffer.byteLength(text));
  return Buffer.concat([Buffer.from([0x81, 0x80 | 126]), size, Buffer.alloc(4), Buffer.from(text)]);
}
