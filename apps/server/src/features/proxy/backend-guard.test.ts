import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createClient } from '@supabase/supabase-js';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oddSpellings, openDoors, signDoors } from '../../../testing/proxy/paths.ts';
import { speak } from '../../../testing/proxy/speak.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import { handleError } from '../../kernel/http/error-handler.ts';
import { createSecurityHeaders, securityHeaders } from '../../kernel/http/security-headers.ts';
import { allowedMethods } from './allowed-methods.ts';
import { backendGuard } from './backend-guard.ts';
import { backendProxy } from './proxy.ts';

const anonKey = jwt({ role: 'anon', iss: 'supabase' });
const serviceKey = jwt({ role: 'service_role', iss: 'supabase' });
const userToken = jwt({ role: 'authenticated', sub: '5f0c7a52-6a0e-4f4e-9a0e-0d8f0d7f6b11' });

interface Arrival {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

describe('the gate before a Supabase elsewhere', () => {
  const arrived: Arrival[] = [];
  let uploads = 0;
  let allowedUploads = Infinity;
  const limits = {
    async consume(name: string) {
      uploads++;
      if (name !== 'upload' || uploads > allowedUploads)
        throw new AppError('too_many_requests', { retryAfterSeconds: 60 });
    },
  };
  let respond: RequestListener;
  let elsewhereHits = 0;
  let upstream: Server;
  let elsewhere: Server;
  let app: FastifyInstance;
  let origin = '';
  let upstreamUrl = '';

  beforeAll(async () => {
    upstream = await listen(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      arrived.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      respond(request, response);
    });
    elsewhere = await listen((_request, response) => {
      elsewhereHits++;
      response.end('elsewhere');
    });
    upstreamUrl = `${urlOf(upstream)}/base`;
    app = Fastify({ routerOptions: { maxParamLength: 200 } });
    app.setErrorHandler(handleError);
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({}));
    securityHeaders(app, createSecurityHeaders(false, []));
    app.register(
      async (scope) => {
        backendGuard(scope, { prefix: '/backend', anonKey, limits, publicUrl: 'https://pharmacy.example' });
        backendProxy(scope, { url: upstreamUrl, publicUrl: 'https://pharmacy.example/backend' });
      },
      { prefix: '/backend' },
    );
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    // The official client keeps its connections.
    app.server.closeAllConnections();
    await app.close();
    for (const server of [upstream, elsewhere]) server.closeAllConnections();
    for (const server of [upstream, elsewhere]) server.close();
  });
  beforeEach(() => {
    arrived.length = 0;
    allowedUploads = Infinity;
    respond = (_request, response) => response.end('{}');
  });

  const send = (method: string, path: string, headers: string[] = [`apikey: ${anonKey}`]) =>
    speak(origin, method, path, headers);

  it('P1 lets nothing arrive that is not on the list, and what arrives is what was asked', async () => {
    const spellings = oddSpellings();
    expect(spellings.length).toBeGreaterThanOrEqual(300);
    for (const spelling of spellings) {
      const [method = 'GET', path = ''] = spelling.split(' ', 2);
      arrived.length = 0;
      const { status } = await send(method, path);
      expect([400, 404, 405], spelling).toContain(status);
      expect(arrived, spelling).toEqual([]);
    }
  });

  it('P1 answers what it stops as JSON that the client of the service reads', async () => {
    const client = createClient(`${origin}/backend`, anonKey, { auth: { persistSession: false } });
    const table = await client.from('profiles').select();
    expect({ status: table.status, error: { ...table.error } }).toMatchObject({
      status: 404,
      error: { code: 'PGRST205', message: 'Not found.', details: null, hint: null },
    });
    const written = await client.from('messages').insert({});
    expect({ status: written.status, error: { ...written.error } }).toMatchObject({
      status: 405,
      error: { code: 'PGRST117', details: null, hint: null },
    });
    const { error: storageError } = await client.storage.from('elsewhere').list();
    expect(storageError).toMatchObject({ name: 'StorageApiError', status: 404, message: 'Not found.' });
    const { error: signError } = await client.storage.from('chat-uploads').createSignedUrl('a.png', 60);
    expect(signError).toMatchObject({ status: 403, message: expect.stringContaining('/api/storage/address') });
    const { error: authError } = await client.auth.admin.listUsers();
    expect(authError).toMatchObject({ name: 'AuthApiError', status: 404, code: 'not_found', message: 'Not found.' });
    expect(arrived).toEqual([]);
  });

  it('P1 passes each open door to the same path, query included', async () => {
    for (const [method, path] of openDoors) {
      arrived.length = 0;
      const query = method === 'GET' ? '?select=*&order=created_at.desc&or=(a.eq.%2F..%2F,b.eq."x")' : '';
      const { status } = await send(method, `/backend${path}${query}`);
      expect(status, `${method} ${path}`).toBe(200);
      expect(arrived, `${method} ${path}`).toMatchObject([
        { method, url: `/base${path}${query.replaceAll('"', '%22')}` },
      ]);
      expect(allowedMethods(path)).toContain(method);
    }
  });

  it('P1 names the methods a path takes when another is used, and TRACE is never one', async () => {
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
    for (const path of new Set(openDoors.map(([, open]) => open))) {
      const open = openDoors.filter((door) => door[1] === path).map(([method]) => method);
      const isSignDoor = (method: string) => signDoors.some((door) => door[0] === method && door[1] === path);
      for (const method of methods.filter((candidate) => !open.includes(candidate) && !isSignDoor(candidate))) {
        const answer = await send(method, `/backend${path}`);
        expect(answer.status, `${method} ${path}`).toBe(405);
        expect(new Set(answer.headers.get('allow')?.split(', ')), `${method} ${path}`).toEqual(new Set(open));
      }
    }
    expect(arrived).toEqual([]);
  });

  it('Z5 W1 closes the sign doors of the storage service, and says where to ask instead', async () => {
    for (const [method, path] of signDoors) {
      const answer = await send(method, `/backend${path}`);
      expect(answer.status, `${method} ${path}`).toBe(403);
      if (method !== 'HEAD') expect(answer.text, path).toMatch(/Only this server signs .* POST \/api\/storage\//);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(arrived).toEqual([]);
  });

  it('Z13 takes the method only from the request line', async () => {
    const answer = await send('POST', '/backend/rest/v1/messages?_method=GET', [
      `apikey: ${anonKey}`,
      'x-http-method-override: GET',
      'x-method-override: GET',
    ]);
    expect(answer.status).toBe(405);
    await send('GET', '/backend/rest/v1/messages', [`apikey: ${anonKey}`, 'x-http-method-override: DELETE']);
    expect(arrived).toMatchObject([{ method: 'GET' }]);
    expect(arrived[0]?.headers).not.toHaveProperty('x-http-method-override');
  });

  it('P2 sends to the configured host, whatever the request names, and follows no redirect', async () => {
    const target = new URL(urlOf(elsewhere));
    const paths = [
      `http://${target.host}/backend/auth/v1/health`,
      `//${target.host}/auth/v1/health`,
      `/backend//${target.host}/auth/v1/health`,
      `/backend/@${target.host}/auth/v1/health`,
      `/backend@${target.host}/auth/v1/health`,
      `/backend/auth/v1/verify?redirect_to=${target.href}`,
      '/backend/auth/v1/health',
    ];
    const headers = [
      `host: ${target.host}`,
      `x-forwarded-host: ${target.host}`,
      `x-forwarded-server: ${target.host}`,
      `forwarded: host=${target.host}`,
      `x-original-url: ${target.href}`,
      `x-rewrite-url: ${target.href}`,
      `referer: ${target.href}`,
    ];
    respond = (_request, response) => response.writeHead(302, { location: `${target.href}auth/v1/health` }).end();
    for (const path of paths) {
      for (const header of headers) {
        const answer = await send('GET', path, header.startsWith('host') ? [header] : [`host: x`, header]);
        expect(answer.headers.get('location'), `${path} ${header}`).toBeNull();
        expect(`${answer.text}${[...answer.headers]}`, `${path} ${header}`).not.toContain(target.host);
      }
    }
    expect(elsewhereHits).toBe(0);
    expect(arrived.length).toBe(2 * headers.length);
    for (const { headers: got, url } of arrived) {
      expect(got.host).toBe(new URL(upstreamUrl).host);
      expect(url.startsWith('/base/auth/v1/')).toBe(true);
    }
  });

  it('P2 writes redirects to the other side as ours, keeps those to the site, and drops all others', async () => {
    const locations: [string, string | null][] = [
      [`${upstreamUrl}/auth/v1/verify?token=1`, 'https://pharmacy.example/backend/auth/v1/verify?token=1'],
      [
        'https://pharmacy.example/app#access_token=a&type=recovery',
        'https://pharmacy.example/app#access_token=a&type=recovery',
      ],
      ['https://pharmacy.example.evil.test/', null],
      ['https://evil.test/', null],
      ['//evil.test/', null],
      ['javascript:alert(1)', null],
      [`${urlOf(upstream)}/admin`, null],
      ['', null],
    ];
    for (const [location, expected] of locations) {
      respond = (_request, response) => response.writeHead(303, { location }).end();
      const answer = await send('GET', '/backend/auth/v1/verify?token=1&type=recovery', []);
      expect({ status: answer.status, location: answer.headers.get('location') }, location).toEqual({
        status: 303,
        location: expected,
      });
    }
  });

  it('P3 hands on only the headers the services need', async () => {
    await send('POST', '/backend/storage/v1/object/chat-uploads/a.png', [
      `apikey: ${anonKey}`,
      `authorization: Bearer ${userToken}`,
      'content-type: image/png',
      'content-length: 4',
      'x-upsert: false',
      'cache-control: max-age=3600',
      'connection: close, x-metadata, Prefer',
      'x-metadata: e30=',
      'prefer: count=exact',
      ...unwantedHeaders.map((name) => `${name}: 10.0.0.1`),
      // Another site's origin is refused.
      'origin: http://rx.test',
      '',
      'PNG!',
    ]);
    const [{ headers, body } = { headers: {}, body: '' }] = arrived;
    expect(body).toBe('PNG!');
    const ours = ['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'sec-fetch-mode', 'user-agent'];
    expect(
      Object.keys(headers)
        .filter((name) => !ours.includes(name))
        .sort(),
    ).toEqual(['apikey', 'authorization', 'cache-control', 'content-length', 'content-type', 'x-upsert'].sort());
    expect(headers).toMatchObject({ apikey: anonKey, authorization: `Bearer ${userToken}`, 'x-upsert': 'false' });
  });

  it('P3 keeps the version of the auth service, and adds no key of its own', async () => {
    await send('GET', '/backend/auth/v1/verify?token=1', ['x-supabase-api-version: 2024-01-01']);
    expect(arrived[0]?.headers['x-supabase-api-version']).toBe('2024-01-01');
    expect(JSON.stringify(arrived)).not.toMatch(/apikey|authorization/i);
  });

  it.each([
    ['the service key as key', [`apikey: ${serviceKey}`]],
    ['the service key as token', [`apikey: ${anonKey}`, `authorization: Bearer ${serviceKey}`]],
    ['a secret key as key', ['apikey: sb_secret_abcdefghijklmnopqrstuv']],
    ['a secret key as token', [`apikey: ${anonKey}`, 'authorization: Bearer sb_secret_abcdefghijklmnopqrstuv']],
    ['the superuser', [`apikey: ${anonKey}`, `authorization: Bearer ${jwt({ role: 'supabase_admin' })}`]],
    ['a token as key', [`apikey: ${userToken}`]],
    ['two keys', [`apikey: ${anonKey}`, `apikey: ${serviceKey}`]],
    ['two tokens', [`apikey: ${anonKey}`, `authorization: Bearer ${userToken}`, `Authorization: Bearer ${userToken}`]],
    ['an empty token', [`apikey: ${anonKey}`, 'authorization: ']],
    ['another scheme', [`apikey: ${anonKey}`, 'authorization: Basic eDp5']],
    ['a folded list of tokens', [`apikey: ${anonKey}`, `authorization: Bearer ${userToken}, Bearer ${serviceKey}`]],
  ])('P3 refuses %s', async (_name, headers) => {
    for (const path of ['/backend/rest/v1/messages', '/backend/auth/v1/user', '/backend/storage/v1/bucket']) {
      const answer = await send('GET', path, headers);
      expect(answer.status, path).toBe(401);
      expect(JSON.parse(answer.text)).toMatchObject({ message: 'Invalid API key' });
    }
    expect(arrived).toEqual([]);
  });

  it('P3 refuses other keys in the query, first or second', async () => {
    for (const query of [`apikey=${serviceKey}`, `apikey=${anonKey}&apikey=${serviceKey}`, `%61pikey=${serviceKey}`])
      expect((await send('GET', `/backend/rest/v1/messages?${query}`)).status, query).toBe(401);
    expect(arrived).toEqual([]);
  });

  it('P3 lets nothing out that shows or binds the other side', async () => {
    respond = (_request, response) =>
      response
        .writeHead(200, {
          server: 'kong',
          'set-cookie': 'sb-access-token=1',
          'sb-gateway-version': '1',
          'sb-project-ref': 'abc',
          'sb-auth-user-id': '1',
          'access-control-allow-origin': '*',
          'access-control-allow-credentials': 'true',
          'x-powered-by': 'x',
          via: '1.1 kong',
          'x-kong-proxy-latency': '1',
          'cf-ray': '1',
          'alt-svc': 'h3',
          'strict-transport-security': 'max-age=1',
          'content-security-policy': 'default-src *',
          'content-type': 'application/json',
          'content-range': '0-0/1',
          etag: '"x"',
        })
        .end('[]');
    const { headers } = await send('GET', '/backend/rest/v1/messages');
    expect([...headers.keys()].filter((name) => !globalHeaders.includes(name)).sort()).toEqual([
      'cache-control',
      'connection',
      'content-range',
      'content-type',
      'date',
      'etag',
      'transfer-encoding',
    ]);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('F9 counts the files that browsers send, by the forwarded path', async () => {
    uploads = 0;
    allowedUploads = 2;
    const key = 'chat-uploads/1763546400000-k3j4h5g6f7d8s9a0q1w2e3.png';
    expect((await send('POST', '/backend/storage/v1/object/list/chat-uploads')).status).toBe(200);
    expect((await send('GET', `/backend/storage/v1/object/${key}`)).status).toBe(200);
    expect(uploads).toBe(0);
    for (const [method, path] of [
      ['POST', `object/${key}`],
      ['PUT', `object/upload/sign/${key}?token=x`],
    ] as const)
      expect((await send(method, `/backend/storage/v1/${path}`)).status).toBe(200);
    expect(uploads).toBe(2);
    arrived.length = 0;
    const late = await send('POST', `/backend/storage/v1/object/${key}`);
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60']);
    expect(arrived).toEqual([]);
  });

  it('says that the other side failed, and lets go of it when the browser is gone', async () => {
    respond = (request) => request.socket.destroy();
    const failed = await send('GET', '/backend/rest/v1/messages');
    expect([failed.status, JSON.parse(failed.text)]).toMatchObject([502, { code: 'upstream_failed', retryable: true }]);
    const gone = new Promise<void>((resolve) => {
      respond = (request) => void request.socket.once('close', resolve);
    });
    const giveUp = new AbortController();
    const asked = fetch(`${origin}/backend/rest/v1/messages`, { headers: { apikey: anonKey }, signal: giveUp.signal });
    while (arrived.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    giveUp.abort();
    await expect(asked).rejects.toThrow();
    await gone;
  });

  it('F5 guards stored bytes and every answer about them', async () => {
    const answers: [string, string, number, string | null][] = [
      ['image/png', '/backend/storage/v1/object/chat-uploads/a.png', 200, null],
      ['text/html', '/backend/storage/v1/object/chat-uploads/a.html', 200, 'attachment'],
      ['image/svg+xml', '/backend/storage/v1/object/public/rxweb-public/a.svg', 200, 'attachment'],
      ['application/json', '/backend/storage/v1/object/info/chat-uploads/a.png', 400, 'attachment'],
    ];
    for (const [type, path, status, disposition] of answers) {
      respond = (_request, response) =>
        response
          .writeHead(status, { 'content-type': type, 'cache-control': 'max-age=3600', 'content-disposition': 'inline' })
          .end('x');
      const { headers } = await send('GET', path);
      expectSafe(headers);
      expect(headers.get('cache-control')).toBe(path.includes('/public/') ? 'max-age=3600' : 'private, no-store');
      expect(headers.get('content-disposition')).toBe(disposition ?? 'inline');
    }
    for (const [method, path, headers] of [
      ['GET', '/backend/storage/v1/object/chat-uploads/%2e%2e/a', []],
      ['GET', '/backend/storage/v1/s3/a', []],
      ['PATCH', '/backend/storage/v1/bucket', []],
      ['GET', '/backend/storage/v1/bucket', [`apikey: ${serviceKey}`]],
    ] as const)
      expectSafe((await send(method, path, [...headers])).headers);
  });

  it('W1 every refusal carries the browser defences', async () => {
    for (const path of [
      '/backend/x',
      '/backend//x',
      '/backend/auth/v1/admin/users',
      '/backend',
      '/backend/auth/v1/user;x',
    ]) {
      const { status, headers } = await send('GET', path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      for (const name of globalHeaders) expect(headers.has(name), `${path} ${name}`).toBe(true);
    }
  });
});

const globalHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const unwantedHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-prefix',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'x-client-info',
  'x-supabase-client-platform',
  'x-supabase-role',
  'x-api-key',
  'x-kong-upstream',
  'accept-profile-x',
  'cookie',
  'referer',
  'proxy-authorization',
  'te',
  'keep-alive',
  'content-encoding',
  'sb-forwarded-for',
];

function expectSafe(headers: Headers): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  });
}

function jwt(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}.c2lnbmF0dXJl`;
}

async function listen(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function urlOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
