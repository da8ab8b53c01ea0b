import { createHmac, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestBackend } from '@rxweb/backend/testing';
import type { Endpoint } from '@rxweb/contracts/shared/endpoint';
import { createClient } from '@supabase/supabase-js';
import { calculateJwkThumbprint, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { createTestApp, migrationsDir, type TestApp } from '../../testing/create-test-app.ts';
import { oddSpellings } from '../../testing/proxy/paths.ts';
import { speak } from '../../testing/proxy/speak.ts';
import { ensureConfiguredAdmin } from '../features/session/first-admin.service.ts';

const admin = { email: 'owner@pharmacy.example', password: 'correct horse battery staple' };

type Remote = Awaited<ReturnType<typeof createTestBackend>>;

describe.each(['embedded', 'elsewhere'] as const)('with the backend %s', (mode) => {
  let remote: Remote | null = null;
  let test: TestApp;
  let session: { access_token: string; refresh_token: string };
  let forged: Map<string, string>;
  let routes: [method: string, path: string][];

  beforeAll(async () => {
    remote = mode === 'embedded' ? null : await createTestBackend(withMessages);
    test = await createTestApp(undefined, { TRUST_PROXY: '127.0.0.1', ...(remote && environmentOf(remote)) });
    await ensureConfiguredAdmin(test.context, admin.email, admin.password);
    const { data, error } = await newClient().auth.signInWithPassword(admin);
    if (error) throw error;
    session = data.session;
    forged = await forgeTokens(session, remote?.dataDir ?? test.context.config.dataDir, serviceKey());
    routes = [...(await closedRoutes()), ...backendRoutes];
  });
  afterAll(async () => {
    await test.close();
    await remote?.close();
  });

  const serviceKey = () => (remote?.backend ?? test.context.backend)?.serviceRoleKey ?? '';
  const newClient = () =>
    createClient(`${test.url}/backend`, test.context.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
  // Each call from an address of its own: no limit of an address is to answer for the check of the token.
  let calls = 0;
  const ownAddress = () => {
    calls += 1;
    return `x-forwarded-for: 10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
  };
  const ask = (method: string, path: string, ...authorization: string[]) =>
    speak(test.url, method, path, [
      ownAddress(),
      ...(path.startsWith('/backend') ? [`apikey: ${test.context.anonKey}`] : []),
      ...authorization.map((value) => `authorization: ${value}`),
      ...(method === 'GET' || method === 'HEAD'
        ? []
        : ['content-type: application/json', 'content-length: 2', '', '{}']),
    ]);

  const onEachRoute = (check: (method: string, path: string) => Promise<void>, tried = routes) =>
    Promise.all(tried.map(([method, path]) => check(method, path)));
  /** Another third with each turn; all in `npm run test:full`. */
  const inTurn = (turn: number) => routes.filter((_, index) => inject('isFullSize') || (index + turn) % 3 === 0);

  it('A10 the routes tried are open to the true token, so that a refusal means something', async () => {
    expect(routes.length).toBeGreaterThan(backendRoutes.length);
    for (const [method, path] of routes.filter(([method]) => method === 'GET')) {
      // A stream's answer has no end.
      const { status } = await ask(
        path === '/api/session/events' ? 'HEAD' : method,
        path,
        `Bearer ${session.access_token}`,
      );
      expect([401, 403], `${method} ${path}`).not.toContain(status);
    }
  });

  it('A10 a forged or odd token opens no route, and breaks none', async () => {
    expect(forged.size).toBeGreaterThanOrEqual(30);
    for (const [turn, [name, token]] of [...forged].entries()) {
      await onEachRoute(async (method, path) => {
        const { status } = await ask(method, path, `Bearer ${token}`);
        // Storage and auth say so in the words of Supabase: 400 with an inner 403, and 403.
        const expected = path.startsWith('/api/') || path.includes('/rest/') ? [401] : [400, 401, 403];
        expect(expected, `${name}: ${method} ${path}`).toContain(status);
      }, inTurn(turn));
    }
  });

  it('A10 a token counts once, under one scheme in one spelling', async () => {
    const token = session.access_token;
    const odd: [string, string[]][] = [
      ['two headers', [`Bearer ${token}`, `Bearer ${token}`]],
      ['two tokens in one', [`Bearer ${token}, Bearer ${token}`]],
      ['lower case', [`bearer ${token}`]],
      ['upper case', [`BEARER ${token}`]],
      ['no scheme', [token]],
      ['another scheme', [`Token ${token}`]],
      ['two spaces', [`Bearer  ${token}`]],
      ['nothing', ['']],
      ['only a scheme', ['Bearer']],
      ['a quoted token', [`Bearer "${token}"`]],
    ];
    for (const [turn, [name, values]] of odd.entries()) {
      await onEachRoute(async (method, path) => {
        const { status } = await ask(method, path, ...values);
        expect(status, `${name}: ${method} ${path}`).toBe(401);
      }, inTurn(turn));
    }
    await onEachRoute(async (method, path) => {
      const { status } = await ask(method, path, `Bearer ${'x'.repeat(64_000)}`);
      expect(status, `64 KB: ${method} ${path}`).toBe(431);
    });
  });

  it('A10 the anon key opens no route of ours, and the service key nothing under /backend', async () => {
    for (const [method, path] of routes.filter((route) => route[1].startsWith('/api/')))
      expect((await ask(method, path, `Bearer ${test.context.anonKey}`)).status, path).toBe(401);
    for (const [method, path] of backendRoutes) {
      expect((await ask(method, path, `Bearer ${serviceKey()}`)).status, path).toBe(401);
      const asKey = await speak(test.url, method, path, [`apikey: ${serviceKey()}`]);
      expect(asKey.status, path).toBe(401);
    }
    const { data, error } = await test.context.supabase.auth.admin.listUsers();
    expect(error).toBeNull();
    expect(data.users).toHaveLength(1);
  });

  it('A10 no forged token opens a socket or joins a channel of messages', async () => {
    const address = `${test.url.replace('http', 'ws')}/backend/realtime/v1/websocket?vsn=2.0.0&apikey=`;
    for (const [name, token] of forged) {
      expect(await joinWith(`${address}${encodeURIComponent(token)}`, session.access_token), name).toBe('refused');
      // The embedded service takes the service key inside a join, as Supabase does; the gate sees the handshake alone.
      if (mode === 'embedded' && name === 'the service key') continue;
      expect(await joinWith(`${address}${test.context.anonKey}`, token), name).toBe('refused');
    }
    expect(await joinWith(`${address}${test.context.anonKey}`, session.access_token)).toBe('joined');
  }, 60_000);

  it('P1 no odd spelling of a path is answered with more than a refusal', async () => {
    for (const spelling of oddSpellings()) {
      const [method = 'GET', path = ''] = spelling.split(' ', 2);
      const { status } = await speak(test.url, method, path, [
        `apikey: ${test.context.anonKey}`,
        `authorization: Bearer ${session.access_token}`,
      ]);
      // Outside /backend the page itself answers, as for any address of a screen.
      if (path.startsWith('/backend/')) expect([400, 404, 405], spelling).toContain(status);
      else expect([200, 400, 404, 405], spelling).toContain(status);
    }
  });
});

const withMessages = { migrationsDir, exposedTables: { messages: { maxRows: 200 } } };

const backendRoutes: [method: string, path: string][] = [
  ['GET', '/backend/rest/v1/messages?select=id'],
  ['GET', '/backend/storage/v1/bucket'],
  ['GET', '/backend/storage/v1/object/authenticated/chat-uploads/x.png'],
  ['POST', '/backend/storage/v1/object/list/chat-uploads'],
  ['DELETE', '/backend/storage/v1/object/chat-uploads/x.png'],
  ['GET', '/backend/auth/v1/user'],
  ['PUT', '/backend/auth/v1/user'],
  ['POST', '/backend/auth/v1/logout'],
  ['POST', '/backend/auth/v1/factors'],
];

function environmentOf({ url, backend }: Remote): NodeJS.ProcessEnv {
  return {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: backend.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: backend.serviceRoleKey,
    DATABASE_URL: backend.databaseUrl,
  };
}

/** The routes of ours that want a token, read from the contracts, so that new ones are tried too. */
async function closedRoutes(): Promise<[method: string, path: string][]> {
  const folder = new URL('../../../../packages/contracts/src/', import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const modules: object[] = await Promise.all(files.map((name) => import(new URL(name, folder).pathname)));
  return modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'access' in value)
    .filter(({ access }) => access !== 'public' && access !== 'carrier' && access !== 'integration')
    .map(({ method, path }): [string, string] => [method, path.replace(/:\w+/g, randomUUID())]);
}

async function forgeTokens(
  session: { access_token: string; refresh_token: string },
  dataDir: string,
  serviceKey: string,
): Promise<Map<string, string>> {
  const [head = '', body = '', signature = ''] = session.access_token.split('.');
  const claims: JWTPayload = JSON.parse(Buffer.from(body, 'base64url').toString());
  const { privateJwk } = JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')) as { privateJwk: JWK };
  const { d: _, ...publicJwk } = privateJwk;
  const key = await importJWK(privateJwk, 'ES256');
  const kid = await calculateJwkThumbprint(publicJwk);
  const stranger = await generateKeyPair('ES256', { extractable: true });
  const now = Math.floor(Date.now() / 1_000);
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (
    changes: Record<string, unknown>,
    header: object = {},
    signer: Parameters<SignJWT['sign']>[0] = key,
  ) => {
    const payload = Object.fromEntries(
      Object.entries({ ...claims, ...changes }).filter(([, value]) => value !== undefined),
    );
    return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid, ...header }).sign(signer);
  };
  const hs256 = (secret: string) => {
    const text = `${base64({ alg: 'HS256', typ: 'JWT', kid })}.${body}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  return new Map([
    ['alg none', `${base64({ alg: 'none' })}.${body}.`],
    ['alg nOnE with the signature', `${base64({ alg: 'nOnE' })}.${body}.${signature}`],
    ['no alg', `${base64({ kid })}.${body}.${signature}`],
    ['HS256 with the public key', hs256(JSON.stringify(publicJwk))],
    ['HS256 with an empty secret', hs256('')],
    ['HS256 with the published secret', hs256('super-secret-jwt-token-with-at-least-32-characters-long')],
    ['the key of a stranger', await signed({}, {}, stranger.privateKey)],
    ['a key in its own header', await signed({}, { jwk: await exportPublic(stranger.publicKey) }, stranger.privateKey)],
    ['a key elsewhere', await signed({}, { jku: 'http://127.0.0.1:9/jwks', kid: 'x' }, stranger.privateKey)],
    ['a certificate elsewhere', await signed({}, { x5u: 'http://127.0.0.1:9/x', kid: 'x' }, stranger.privateKey)],
    ['a kid that walks', await signed({}, { kid: '../../../../dev/null' }, stranger.privateKey)],
    ['a kid of SQL', await signed({}, { kid: "x' union select 'k' --" }, stranger.privateKey)],
    ['a critical extension', `${base64({ alg: 'ES256', kid, crit: ['x'], x: 1 })}.${body}.${signature}`],
    ['a changed payload', `${head}.${base64({ ...claims, sub: randomUUID() })}.${signature}`],
    ['a cut signature', `${head}.${body}.${signature.slice(0, -4)}`],
    ['no signature', `${head}.${body}.`],
    ['two parts', `${head}.${body}`],
    ['five parts', `${head}.${body}.${signature}.x.y`],
    ['a payload that is no JSON', `${head}.${Buffer.from('{').toString('base64url')}.${signature}`],
    ['another issuer', await signed({ iss: 'https://elsewhere.test/auth/v1' })],
    ['another audience', await signed({ aud: 'anon' })],
    ['an end that is past', await signed({ exp: now - 120 })],
    ['an end that is a text', await signed({ exp: 'never' })],
    ['no end', await signed({ exp: undefined })],
    ['not valid yet', await signed({ nbf: now + 600 })],
    ['no subject', await signed({ sub: undefined })],
    ['a subject that is no uuid', await signed({ sub: "' or 1=1 --" })],
    ['an unknown subject', await signed({ sub: randomUUID() })],
    ['no session', await signed({ session_id: undefined })],
    ['an unknown session', await signed({ session_id: randomUUID() })],
    ['the service role by claim', await signed({ role: 'service_role' })],
    ['the superuser by claim', await signed({ role: 'supabase_admin' })],
    ['the refresh token', session.refresh_token],
    ['the service key', serviceKey],
    ['a word', 'null'],
    ['12 KB', `${head}.${'A'.repeat(12_000)}.${signature}`],
  ]);
}

async function exportPublic(key: CryptoKey): Promise<JWK> {
  return (await crypto.subtle.exportKey('jwk', key)) as JWK;
}

/** Tries to listen to messages over a socket of its own. */
async function joinWith(address: string, token: string): Promise<'joined' | 'refused'> {
  const socket = new WebSocket(address);
  const config = { postgres_changes: [{ event: '*', schema: 'public', table: 'messages' }] };
  try {
    return await new Promise((resolve) => {
      socket.on('error', () => resolve('refused'));
      socket.on('close', () => resolve('refused'));
      socket.on('open', () =>
        socket.send(JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { config, access_token: token }])),
      );
      socket.on('message', (data) => {
        const [, , , event, payload] = JSON.parse(String(data));
        if (event !== 'phx_reply') return;
        resolve(payload.status === 'ok' ? 'joined' : 'refused');
      });
    });
  } finally {
    socket.terminate();
  }
}
