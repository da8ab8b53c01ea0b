import { once } from 'node:events';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { AppError } from '../../kernel/errors/app-error.ts';
import { handleError } from '../../kernel/http/error-handler.ts';
import { backendGuard } from './backend-guard.ts';
import { readFrame } from './socket-frame.ts';
import { socketProxy } from './socket-proxy.ts';

const anonKey = 'sb_publishable_0123456789';
const publicUrl = 'https://pharmacy.example';

describe('sockets to a Supabase elsewhere', () => {
  const goodTokens = new Set<string>();
  let isDatabaseAway = false;
  const checkToken = async (token: string) => {
    if (isDatabaseAway) throw new AppError('unavailable');
    if (!goodTokens.has(token)) throw new AppError('unauthorized');
  };
  let upstream: WebSocketServer;
  let app: FastifyInstance;
  let address = '';
  let browsers: WebSocket[] = [];

  beforeAll(async () => {
    upstream = new WebSocketServer({
      port: 0,
      host: '127.0.0.1',
      verifyClient: ({ req }, answer) => answer(!req.url?.includes('vsn=9'), 400),
    });
    await once(upstream, 'listening');
    const bound = upstream.address();
    const url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/base`;
    app = Fastify();
    app.setErrorHandler(handleError);
    app.register(
      async (scope) => {
        backendGuard(scope, {
          prefix: '/backend',
          anonKey,
          limits: { consume: async () => undefined },
          publicUrl: 'https://pharmacy.example',
          checkToken,
        });
        await socketProxy(scope, { url, anonKey, publicUrl, checkToken });
      },
      { prefix: '/backend' },
    );
    address = `${(await app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws')}/backend/realtime/v1/websocket`;
  });
  afterAll(async () => {
    await app.close();
    upstream.close();
  });
  beforeEach(() => {
    isDatabaseAway = false;
    goodTokens.clear();
    goodTokens.add('good');
  });
  afterEach(async () => {
    for (const browser of browsers) browser.terminate();
    browsers = [];
    await until(() => upstream.clients.size === 0);
  });

  function dial(options: { origin?: string; query?: string; headers?: Record<string, string> } = {}) {
    const { query = `apikey=${anonKey}&vsn=2.0.0`, ...rest } = options;
    const browser = new WebSocket(`${address}?${query}`, { perMessageDeflate: true, ...rest });
    browsers.push(browser);
    browser.on('error', () => {});
    return browser;
  }

  /** Resolves to 101 or the status of the refusal. */
  const statusOf = (browser: WebSocket) =>
    new Promise<number | undefined>((resolve) => {
      browser.once('open', () => resolve(101));
      browser.once('unexpected-response', (_request, { statusCode }) => {
        browser.terminate();
        resolve(statusCode);
      });
    });

  /** A browser's socket, the one it is joined with, and what arrives there. */
  async function openPair() {
    const arrival = once(upstream, 'connection');
    const browser = dial();
    const [other, request] = await arrival;
    const heard: string[] = [];
    (other as WebSocket).on('message', (data) => heard.push(data.toString()));
    if (browser.readyState !== browser.OPEN) await once(browser, 'open');
    const closed = new Promise<number>((resolve) => browser.once('close', resolve));
    const say = (frame: unknown) => browser.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
    return {
      browser,
      closed,
      say,
      heard,
      other: other as WebSocket,
      url: String(request.url),
      headers: request.headers,
    };
  }

  it('P5 joins a browser with the other side, which learns only key and version', async () => {
    const { browser, say, heard, other, url, headers } = await openPair();
    expect(url).toBe(`/base/realtime/v1/websocket?apikey=${anonKey}&vsn=2.0.0`);
    expect(Object.keys(headers).sort()).toEqual([
      'connection',
      'host',
      'sec-websocket-key',
      'sec-websocket-version',
      'upgrade',
    ]);
    expect(browser.extensions).toBe('');
    say([null, '1', 'phoenix', 'heartbeat', {}]);
    await until(() => heard.length === 1);
    const answer = once(browser, 'message');
    other.send('[null,"1","phoenix","phx_reply",{"status":"ok","response":{}}]');
    expect(String((await answer)[0])).toContain('phx_reply');
    expect(heard).toEqual(['[null,"1","phoenix","heartbeat",{}]']);
  });

  it.each([
    ['a foreign page', 403, { origin: 'https://evil.test' }],
    ['a page that hides', 403, { origin: 'null' }],
    ['a host that only begins alike', 403, { origin: 'https://pharmacy.example.evil.test' }],
    ['our own page', 101, { origin: publicUrl }],
    ['the service key', 401, { query: 'apikey=sb_secret_0123456789&vsn=2.0.0' }],
    ['a second key', 401, { query: `apikey=${anonKey}&apikey=sb_secret_0123456789` }],
    ['a server key in a header', 401, { headers: { authorization: 'Bearer sb_secret_0123456789' } }],
    ['what the other side refuses', 400, { query: `apikey=${anonKey}&vsn=9` }],
  ])('P5 answers %s with %i', async (_name, status, options) => {
    expect(await statusOf(dial(options))).toBe(status);
  });

  it('P5 accepts upgrades only on its path, and leaves no refused socket open', async () => {
    for (const path of ['/backend/rest/v1/messages', '/backend/realtime/v1/websocket/', '/']) {
      const browser = new WebSocket(new URL(path, address));
      browser.on('error', () => {});
      await new Promise((resolve) => browser.on('close', resolve));
    }
    await until(async () => (await connectionsOf(app)) === 0);
  });

  it('P5 holds an address to 20 sockets, and to no fewer after some have gone', async () => {
    const first = await Promise.all(Array.from({ length: 20 }, () => statusOf(dial())));
    expect(first.every((status) => status === 101)).toBe(true);
    expect(await statusOf(dial())).toBe(429);
    browsers[0]?.terminate();
    await until(() => upstream.clients.size === 19);
    expect(await statusOf(dial())).toBe(101);
  });

  it('P5 cuts a frame over 64 KB, and a flood of small ones', async () => {
    const large = await openPair();
    large.say([null, '1', 'phoenix', 'heartbeat', { x: 'x'.repeat(65_536) }]);
    expect(await large.closed).toBe(1009);
    const flood = await openPair();
    for (let count = 0; count < 120; count++) flood.say([null, String(count), 'phoenix', 'heartbeat', {}]);
    expect(await flood.closed).toBe(1008);
    expect(flood.heard.length).toBeLessThanOrEqual(100);
    await until(() => upstream.clients.size === 0);
  });

  it('P5 outlives a frame that nests deeper than it can be written', async () => {
    const deep = await openPair();
    deep.browser.send(`[null,"1","phoenix","heartbeat",${'['.repeat(20_000)}${']'.repeat(20_000)}]`);
    expect(await deep.closed).toBe(1007);
    expect(deep.heard).toEqual([]);
    const next = await openPair();
    next.say([null, '1', 'phoenix', 'heartbeat', {}]);
    await until(() => next.heard.length === 1);
  });

  it('P5 lets a browser go that does not read', async () => {
    const { browser, closed, other } = await openPair();
    const otherClosed = once(other, 'close');
    browser.pause();
    for (let sent = 0; sent < 24 && other.readyState === other.OPEN; sent++) {
      other.send('x'.repeat(1_000_000));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await otherClosed;
    browser.resume();
    expect([1006, 1013]).toContain(await closed);
  });

  it('ends one side with the other', async () => {
    const cut = await openPair();
    cut.other.terminate();
    expect(await cut.closed).toBe(1011);
    const left = await openPair();
    left.browser.terminate();
    await once(left.other, 'close');
  });

  it('A10 P3 lets a token arrive only when it is good, and never that of a server', async () => {
    for (const token of [
      'forged',
      'sb_secret_0123456789',
      'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.c2ln',
      '',
    ]) {
      for (const event of ['phx_join', 'access_token']) {
        const { say, closed, heard } = await openPair();
        say(['1', '1', 'realtime:x', event, { config: {}, access_token: token }]);
        expect(await closed, token).toBe(1008);
        expect(heard, token).toEqual([]);
      }
    }
    const { say, heard } = await openPair();
    say(['1', '1', 'realtime:x', 'phx_join', { access_token: 'good' }]);
    say(['1', '2', 'realtime:x', 'access_token', { access_token: anonKey }]);
    say(['1', '3', 'realtime:x', 'broadcast', { type: 'broadcast' }]);
    say(['1', '4', 'realtime:x', 'phx_leave', {}]);
    await until(() => heard.length === 3);
    expect(heard.map((frame) => JSON.parse(frame)[1])).toEqual(['1', '2', '4']);
  });

  it('R4 keeps what is open while tokens cannot be checked, and opens nothing new', async () => {
    const open = await openPair();
    open.say(['1', '1', 'realtime:x', 'phx_join', { access_token: 'good' }]);
    await until(() => open.heard.length === 1);
    isDatabaseAway = true;
    const late = await openPair();
    late.say(['1', '1', 'realtime:x', 'phx_join', { access_token: 'good' }]);
    expect(await late.closed).toBe(1013);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    open.say(['1', '2', 'phoenix', 'heartbeat', {}]);
    await until(() => open.heard.length === 2);
  });

  it('A14 closes within 5 s when a token it carries is no longer good', async () => {
    const { say, closed, heard } = await openPair();
    say(['1', '1', 'realtime:x', 'phx_join', { access_token: 'good' }]);
    await until(() => heard.length === 1);
    const start = Date.now();
    goodTokens.clear();
    expect(await closed).toBe(1008);
    expect(Date.now() - start).toBeLessThan(5_000);
  });
});

describe('frames', () => {
  it('are sent on as they were understood', () => {
    const twice = '["1","1","realtime:x","phx_join",{"access_token":"a","access_token":"b"}]';
    expect(readFrame(twice)).toMatchObject({
      token: 'b',
      text: '["1","1","realtime:x","phx_join",{"access_token":"b"}]',
    });
    const old = '{"topic":"realtime:x","event":"phx_join","payload":{"access_token":"a"},"ref":"1","join_ref":"1"}';
    expect(readFrame(old)).toEqual({ topic: 'realtime:x', event: 'phx_join', token: 'a', text: old });
  });

  it.each([
    '',
    'null',
    '1',
    '[]',
    '{}',
    '["1","1","t"]',
    '["1","1",1,"phx_join",{}]',
    '[1,1,"t","phx_join",{"access_token":1}]',
  ])('are refused as %j', (text) => expect(readFrame(text)).toBeNull());

  it('P3 are refused with the token under its older name', () => {
    expect(readFrame('["1","1","t","phx_join",{"user_token":"a"}]')).toBeNull();
  });
});

async function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const start = Date.now();
  while (!(await holds())) {
    if (Date.now() - start > 15_000) throw new Error(`did not happen: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
