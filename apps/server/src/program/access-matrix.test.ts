import { readdir } from 'node:fs/promises';
import type { Access, Endpoint } from '@rxweb/contracts/shared/endpoint';
import type { Role } from '@rxweb/contracts/shared/roles';
import Fastify, { type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createTokenIssuer, type IssuedStaff, type TokenIssuer } from '../../testing/issue-tokens.ts';
import { speak } from '../../testing/proxy/speak.ts';
import { allowedMethods } from '../features/proxy/allowed-methods.ts';
import { requireAccess, type ServedRoute } from '../kernel/http/declared-routes.ts';

const principals = [
  'nobody',
  'anon key',
  'employee',
  'pharmacist',
  'admin',
  'blocked',
  'expired',
  'demoted',
  'service key',
] as const;
type Principal = (typeof principals)[number];

/** What a cell of the matrix shows. */
type Answer = 'open' | 'sign in' | 'forbidden' | 'not the carrier';

/** What each principal is worth, whatever their token says. */
const roleOf: Record<Principal, Role | null> = {
  nobody: null,
  'anon key': null,
  employee: 'employee',
  pharmacist: 'pharmacist',
  admin: 'admin',
  blocked: null,
  expired: null,
  demoted: 'employee',
  'service key': null,
};

function declared(access: Access, principal: Principal): Answer {
  const role = roleOf[principal];
  if (access === 'public') return 'open';
  if (access === 'carrier') return 'not the carrier';
  // None of these brings a key.
  if (access === 'integration') return 'sign in';
  if (!role) return 'sign in';
  // None of these brings a visitor's cookie.
  if (access === 'staff-or-visitor') return 'open';
  return access === 'signed-in' || access.includes(role) ? 'open' : 'forbidden';
}

/** Outside `/api` and the gate everything is everybody's, and this is all of it. */
/** Not found until the owner's words are in the settings, for everyone. */
const unwrittenPages = ['/notice-of-privacy-practices', '/nondiscrimination', '/languages'];
const legalPages = ['/privacy', '/terms', '/sms-terms', '/accessibility', ...unwrittenPages];
/** The store's own logo; not found until there is one. */
const iconRoutes = ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'logo'].map(
  (name) => `/icons/${name}`,
);
const formPages = ['refill', 'transfer', 'new-patient', 'appointment', 'delivery'].map(
  (kind) => `/requests/new/${kind}`,
);
/** Off until the owner publishes free times. */
const schedulingFiles = ['$bulk-publish', 'locations.ndjson', 'schedules.ndjson', 'slots.ndjson'].map(
  (name) => `/scheduling/${name}`,
);
const publicRoutes = [
  ...[
    '/',
    '/healthz',
    '/readyz',
    '/manifest.webmanifest',
    '/favicon.svg',
    '/favicon-unread.svg',
    '/widget',
    '/widget.js',
  ],
  ...[...legalPages, ...iconRoutes, ...formPages, ...schedulingFiles, '/requests/:token'],
];

/** A form that is sent empty comes back with what is missing. No link has this token, and the test's build has no icons. */
function expectedOutside(method: string, url: string): number {
  const absent = [...unwrittenPages, ...iconRoutes, ...schedulingFiles, '/requests/:token'];
  if ([...absent, '/favicon.svg', '/favicon-unread.svg'].includes(url)) return 404;
  return method === 'POST' ? 400 : 200;
}

let test: TestApp;
let issuer: TokenIssuer;
let staff: Record<Exclude<Principal, 'nobody' | 'anon key' | 'service key'>, IssuedStaff>;

beforeAll(async () => {
  // Configured with an unreachable carrier, so that the webhooks are open.
  test = await createTestApp(undefined, {
    TWILIO_ACCOUNT_SID: 'AC0',
    TWILIO_AUTH_TOKEN: 'a token that nobody signs with',
    TWILIO_FROM: '+15555550100',
    TWILIO_API_BASE_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'fatal',
  });
  issuer = await createTokenIssuer(test);
  const [employee, pharmacist, admin, blocked, demoted] = await Promise.all([
    issuer.hire('employee'),
    issuer.hire('pharmacist'),
    issuer.hire('admin'),
    issuer.hire('admin'),
    issuer.hire('admin'),
  ]);
  staff = { employee, pharmacist, admin, blocked, demoted, expired: admin };
  await test.context.sql`update app.staff set blocked = true where user_id = ${blocked.id}`;
  await test.context.sql`update app.staff set role = 'employee' where user_id = ${demoted.id}`;
});
afterAll(() => test.close());

/** Each call has a session of its own, since some end the one they come with. */
async function bearerOf(principal: Principal): Promise<string | null> {
  if (principal === 'nobody') return null;
  if (principal === 'anon key') return test.context.anonKey;
  if (principal === 'service key') return test.context.backend?.serviceRoleKey ?? '';
  return issuer.openSession(staff[principal], principal === 'expired' ? -120 : 3_600);
}

let callers = 0;

/** Asks in the process, from an address of its own, so that no limit is met. */
async function ask(principal: Principal, method: string, url: string, options: InjectOptions = {}) {
  const bearer = await bearerOf(principal);
  callers++;
  return test.app.inject({
    method: method as 'GET',
    url,
    remoteAddress: `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
    ...options,
    headers: { ...(bearer !== null && { authorization: `Bearer ${bearer}` }), ...options.headers },
  });
}

/** A body that every schema refuses, so that nothing is done. */
function bodyFor({ method, endpoint }: ServedRoute): InjectOptions {
  if (method === 'GET' || method === 'HEAD' || !endpoint?.input.body) return {};
  if (endpoint.input.body === 'raw') return { payload: 'x', headers: { 'content-type': 'application/pdf' } };
  return { payload: { 'no such key': true } };
}

/** The stream of an open session has no end: its head is answer enough. */
const readsHead = ({ method, endpoint }: ServedRoute): InjectOptions =>
  method === 'GET' && endpoint?.output === 'event-stream' ? { payloadAsStream: true } : {};

const pathOf = (url: string) => url.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');

/** The carrier's own paths refuse what it did not sign, and know nothing of a token it was not given. */
function answerOf(status: number, access: Access): Answer {
  if (access === 'carrier') return status === 403 || status === 404 ? 'not the carrier' : 'open';
  if (status === 401) return 'sign in';
  return status === 403 ? 'forbidden' : 'open';
}

const apiRoutes = () =>
  test.app.servedRoutes.flatMap((route) => (route.endpoint ? [{ ...route, endpoint: route.endpoint }] : []));

describe('Z1 every route of the server', () => {
  it('Z1 answers each of nine principals as its contract declares', async () => {
    const routes = apiRoutes();
    expect(routes.length).toBeGreaterThan(20);
    for (const route of routes) {
      const answers = principals.map(async (principal) => {
        const { statusCode } = await ask(principal, route.method, pathOf(route.url), {
          ...bodyFor(route),
          ...readsHead(route),
        });
        const cell = `${route.method} ${route.url} as ${principal}: ${statusCode}`;
        expect(`${cell} ${answerOf(statusCode, route.endpoint.access)}`).toBe(
          `${cell} ${declared(route.endpoint.access, principal)}`,
        );
        expect(statusCode, cell).toBeLessThan(500);
      });
      await Promise.all(answers);
    }
  });

  it('Z1 is declared as the specification has it, where it names who may', () => {
    const accessOf = Object.fromEntries(
      apiRoutes().map(({ method, url, endpoint }) => [`${method} ${url}`, endpoint.access]),
    );
    expect(accessOf).toMatchObject({
      'POST /api/chat-stream': 'public',
      'POST /api/chat/pipeline/outbound': 'public',
      'POST /api/storage/upload-url': 'public',
      'POST /api/storage/upload-proxy': 'public',
      'GET /api/storage/health': 'public',
      // A visitor's own file, known by the cookie: own-downloads.test.ts.
      'GET /api/storage/download': 'staff-or-visitor',
      'GET /api/admin/users': ['admin'],
      'POST /api/admin/users': ['admin'],
      'GET /api/twilio/messages': ['admin'],
      'PATCH /api/twilio/messages/:id/read': ['admin'],
      'POST /api/twilio/send': ['admin'],
    });
    const ofCarrier = Object.entries(accessOf).filter(([, access]) => access === 'carrier');
    expect(ofCarrier.map(([route]) => route).sort()).toEqual([
      'GET /api/twilio/pictures/:token',
      'HEAD /api/twilio/pictures/:token',
      'POST /api/twilio/inbound',
      'POST /api/twilio/status',
    ]);
    for (const [route, access] of Object.entries(accessOf)) {
      if (/\/api\/(admin|twilio|sms)\//.test(route) && access !== 'carrier') expect(access, route).toEqual(['admin']);
      if (/\/api\/dme-shoe/.test(route)) expect(access, route).toEqual(['pharmacist', 'admin']);
    }
  });

  it('Z1 outside /api is public and on the list, or behind the gate', async () => {
    const others = test.app.servedRoutes.filter(({ endpoint, url }) => !endpoint && !url.startsWith('/backend/'));
    const urls = [...new Set(others.map(({ url }) => url))];
    expect(urls.sort()).toEqual([...publicRoutes].sort());
    // The same for all: no token opens more of them.
    for (const { method, url } of others) {
      const answers = await Promise.all(principals.map((principal) => ask(principal, method, url)));
      const codes = [...new Set(answers.map(({ statusCode }) => statusCode))];
      expect(codes, `${method} ${url}`).toEqual([expectedOutside(method, url)]);
    }
  });

  it('Z1 below /backend is closed to all nine where it is no door for browsers', async () => {
    const closed = test.app.servedRoutes.filter(({ method, url }) => {
      if (!url.startsWith('/backend/') || /:(?!\w*[iI]d)|\*/.test(url)) return false;
      return !allowedMethods(pathOf(url).slice('/backend'.length))?.includes(method);
    });
    expect(closed.map(({ method, url }) => `${method} ${url}`)).toEqual(
      expect.arrayContaining(['GET /backend/auth/v1/admin/users', 'POST /backend/auth/v1/invite']),
    );
    for (const { method, url } of closed) {
      const answers = principals.map((principal) => ask(principal, method, pathOf(url)));
      for (const { statusCode } of await Promise.all(answers))
        expect([404, 405], `${method} ${url}`).toContain(statusCode);
    }
  });

  it('Z1 cannot be added under /api without a declaration', async () => {
    const app = Fastify();
    requireAccess(app);
    for (const url of ['/api', '/api/x', '/API/x', '/api/admin/users/:id/more']) {
      expect(() => app.get(url, async () => 'open'), url).toThrow('is declared by no endpoint of the contract');
    }
    const scoped = Fastify();
    requireAccess(scoped);
    scoped.register(async (scope) => void scope.post('/hidden', async () => 'open'), { prefix: '/api' });
    await expect(scoped.ready()).rejects.toThrow('POST /api/hidden is declared by no endpoint of the contract');
    expect(() => app.get('/apiary', async () => 'open')).not.toThrow();
  });

  it('Z1 every declared endpoint is served', async () => {
    const folder = new URL('../../../../packages/contracts/src/', import.meta.url);
    const files = (await readdir(folder, { recursive: true })).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    const contracts: object[] = await Promise.all(files.map((name) => import(new URL(name, folder).pathname)));
    const declaredEndpoints = contracts
      .flatMap((module): unknown[] => Object.values(module))
      .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'access' in value);
    const served = new Set(apiRoutes().map(({ endpoint }) => endpoint));
    expect(declaredEndpoints.filter((endpoint) => !served.has(endpoint)).map(({ path }) => path)).toEqual([]);
  });
});

describe('Z13 a route asked for in another way', () => {
  it('Z13 with a method that it does not declare is refused with those it does', async () => {
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
    const byUrl = Map.groupBy(apiRoutes(), ({ url }) => url);
    for (const [url, routes] of byUrl) {
      const open = routes.map(({ method }) => method);
      for (const method of methods.filter((candidate) => !open.includes(candidate))) {
        const { statusCode, headers, body } = await ask('admin', method, pathOf(url));
        expect(statusCode, `${method} ${url}`).toBe(405);
        expect(new Set(String(headers.allow).split(', ')), url).toEqual(new Set(open));
        if (method !== 'HEAD') expect(JSON.parse(body)).toMatchObject({ code: 'method_not_allowed' });
      }
      for (const method of ['TRACE', 'PROPFIND', 'LOCK', 'BREW']) {
        const { status } = await speak(test.url, method, pathOf(url), []);
        // What is no method at all is no HTTP.
        expect(status, `${method} ${url}`).toBe(method === 'BREW' ? 400 : 405);
      }
    }
  });

  it('Z13 in sixty spellings and by sixty tricks gives no one more access than the real one', async () => {
    const paths = ['/api/admin/users', '/api/storage/download'];
    const tokens = await Promise.all((['nobody', 'demoted'] as const).map(bearerOf));
    let tried = 0;
    for (const path of paths) {
      for (const spelling of spellingsOf(path)) {
        for (const token of tokens) {
          const { status, text } = await speak(
            test.url,
            'GET',
            spelling,
            token ? [`authorization: Bearer ${token}`] : [],
          );
          tried++;
          // Outside /api the page itself answers, as for any address of a screen.
          if (status === 200) expect(text, spelling).toMatch(/^(?:[\da-f]+\r\n)?<!doctype html>/);
          else expect([400, 401, 403, 404, 405], spelling).toContain(status);
          expect(text, spelling).not.toContain('"users"');
        }
      }
    }
    expect(tried).toBeGreaterThan(60 * 4);
    for (const token of tokens) {
      for (const [method, headers] of methodTricks) {
        for (const path of ['/api/admin/users', '/api/admin/users?_method=GET', '/api/admin/users?method=POST']) {
          const { status, text } = await speak(test.url, method, path, [
            ...(token ? [`authorization: Bearer ${token}`] : []),
            ...headers,
          ]);
          expect([400, 401, 403, 404, 405, 415], `${method} ${path} ${headers}`).toContain(status);
          expect(text).not.toContain('"users"');
        }
      }
    }
  });

  it('Z13 by an administrator does what the request line says, whatever a header or query says', async () => {
    const count = async () => (await test.context.sql`select count(*) from auth.users`)[0];
    const before = await count();
    const target = await issuer.hire('employee');
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override', 'x-original-method']) {
      const url = `/api/admin/users/${target.id}?_method=DELETE`;
      await ask('admin', 'PATCH', url, { headers: { [name]: 'DELETE' }, payload: { version: 1 } });
      const answer = await ask('admin', 'GET', '/api/admin/users', {
        headers: { [name]: 'POST', 'x-original-url': `/api/admin/users/${target.id}`, 'x-rewrite-url': '/healthz' },
      });
      expect(answer.json()).toHaveProperty('users');
    }
    await test.context.sql`delete from auth.users where id = ${target.id}`;
    expect(await count()).toEqual(before);
  });
});

/** The same place in the spelling of some other program. */
function spellingsOf(path: string): string[] {
  const [, api = '', ...rest] = path.split('/');
  const tail = rest.join('/');
  return [
    ...[`/${path}`, `//${path.slice(1)}`, `/${api}//${tail}`, path.replaceAll('/', '//'), `/./${path.slice(1)}`],
    ...[`/${api}/./${tail}`, `/x/..${path}`, `/${api}/x/../${tail}`, `/store/../${path.slice(1)}`, `/..${path}`],
    ...[
      `/${api}/%2e/${tail}`,
      `/${api}/x/%2e%2e/${tail}`,
      `/${api}/x/..%2f${tail}`,
      `/%2e%2e${path}`,
      `/${api}/.%2e${path}`,
    ],
    ...[`/${api.toUpperCase()}/${tail}`, path.toUpperCase(), `/Api/${tail}`, `/${api}/${tail.toUpperCase()}`],
    ...[`${path}/`, `${path}//`, `${path}/.`, `${path}/..`, `${path}.`, `${path}.json`, `${path}/%2e`, `${path}%2f`],
    ...[`${path};x`, `${path};x=y`, `/${api};x/${tail}`, `${path};.css`, `${path}/x.css`, `${path}%3b`, `${path}%00`],
    ...[
      `${path}%20`,
      `${path}%09`,
      `${path}%0a`,
      `${path}%0d%0a`,
      `${path}%23`,
      `${path}%3f`,
      `${path}?`,
      `${path}?x=1`,
    ],
    ...[`/%61pi/${tail}`, `/%61%70%69/${tail}`, `/${api}/%61dmin/users`, `/${api}/admin%2fusers`, `/${api}%2f${tail}`],
    ...[
      `/${api}\\${tail}`,
      `\\${path.slice(1)}`,
      `/${api}%5c${tail}`,
      `/${api}/%c0%af${tail}`,
      `/${api}/%EF%BC%8F${tail}`,
    ],
    ...[`/%2561pi/${tail}`, `/${api}/%2561dmin/users`, `/${api}/%252e%252e/${tail}`, `/${api}%252f${tail}`],
    ...[
      `http://x.test${path}`,
      `https://127.0.0.1${path}`,
      `//x.test${path}`,
      `/x.test/..${path}`,
      `/@${path}`,
      `/healthz${path}`,
    ],
    ...[
      `/backend/..${path}`,
      `/backend/%2e%2e${path}`,
      `/backend${path}`,
      `/assets/..${path}`,
      `/healthz/..${path}`,
      `${path}#`,
    ],
  ];
}

const methodTricks: [method: string, headers: string[]][] = [
  ...['HEAD', 'OPTIONS', 'TRACE', 'PUT', 'POST', 'PATCH', 'DELETE', 'PROPFIND', 'SEARCH', 'get', 'Get', 'GeT'].map(
    (method): [string, string[]] => [method, []],
  ),
  ...['x-http-method-override', 'x-http-method', 'x-method-override', 'x-original-method'].flatMap((name) =>
    ['GET', 'POST', 'DELETE'].flatMap((value): [string, string[]][] => [
      ['GET', [`${name}: ${value}`]],
      ['POST', [`${name}: ${value}`, 'content-type: application/json', 'content-length: 2', '', '{}']],
    ]),
  ),
  ...[
    'x-original-url: /api/store',
    'x-rewrite-url: /healthz',
    'x-forwarded-prefix: /x',
    'x-forwarded-uri: /healthz',
  ].map((header): [string, string[]] => ['GET', [header]]),
  ...[
    'x-forwarded-for: 127.0.0.1',
    'x-real-ip: ::1',
    'x-user-id: 1',
    'x-role: admin',
    'apikey: x',
    'cookie: role=admin',
  ].map((header): [string, string[]] => ['GET', [header]]),
];
