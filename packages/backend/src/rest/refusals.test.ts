import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRestFixture, type RestFixture } from '../../testing/rest/rest-fixture.ts';

let rest: RestFixture;
beforeAll(async () => {
  rest = await createRestFixture();
});
afterAll(() => rest.close());

const asMember = (headers: object = {}) => ({ headers: { authorization: `Bearer ${rest.memberToken}`, ...headers } });

interface Refusal {
  status: number;
  code: string;
  message?: string;
  details?: string | null;
  hint?: string | null;
}

describe('a read that cannot be answered', () => {
  it.each<[string, Refusal]>([
    [
      '/other',
      { status: 404, code: 'PGRST205', message: "Could not find the table 'public.other' in the schema cache" },
    ],
    [
      '/hidden',
      { status: 404, code: 'PGRST205', message: "Could not find the table 'public.hidden' in the schema cache" },
    ],
    ['/ghost', { status: 404, code: 'PGRST205' }],
    ['/pg_class', { status: 404, code: 'PGRST205' }],
    ['/notes%22', { status: 404, code: 'PGRST205' }],
    ['/', { status: 404, code: 'PGRST125' }],
    ['/notes/1', { status: 404, code: 'PGRST125' }],
    ['/rpc/now', { status: 404, code: 'PGRST202' }],
    [
      '/notes?select=titel',
      { status: 400, code: '42703', message: 'column notes.titel does not exist', hint: null, details: null },
    ],
    ['/notes?titel=eq.x', { status: 400, code: '42703', message: 'column notes.titel does not exist' }],
    ['/notes?order=titel', { status: 400, code: '42703' }],
    ['/notes?or=(id.eq.1,and(titel.is.null))', { status: 400, code: '42703' }],
    ['/notes?ctid=is.null', { status: 400, code: '42703' }],
    ['/notes?id=eq.abc', { status: 400, code: '22P02', message: 'invalid input syntax for type bigint: "abc"' }],
    ['/notes?id=in.(1,x)', { status: 400, code: '22P02' }],
    ['/notes?id=eq.99999999999999999999', { status: 400, code: '22003' }],
    ['/notes?at=lt.yesterdayish', { status: 400, code: '22007' }],
    ['/notes?title=eq.%00', { status: 400, code: '22021' }],
    ['/notes?title=ilike.a%5C', { status: 400, code: '22025' }],
    ['/notes?id=is.true', { status: 400, code: '42804' }],
    ['/notes?id=like.1*', { status: 404, code: '42883' }],
    ['/notes?id=5', { status: 400, code: 'PGRST100', message: '"failed to parse filter (5)" (line 1, column 1)' }],
    ['/notes?select=id::text', { status: 400, code: 'PGRST127' }],
    ['/notes?select=id,closed(*)', { status: 400, code: 'PGRST200' }],
    ['/notes?select=count()', { status: 400, code: 'PGRST123' }],
    ['/notes?limit=-1', { status: 416, code: 'PGRST103', details: 'Limit should be greater than or equal to zero.' }],
    [
      '/closed',
      { status: 403, code: '42501', message: 'permission denied for table closed', hint: null, details: null },
    ],
  ])('P4 %s is refused', async (path, { status, ...body }) => {
    const answer = await rest.get(path, asMember());
    const refusal = await answer.json();
    expect([answer.status, refusal]).toEqual([status, expect.objectContaining(body)]);
    expect(Object.keys(refusal).sort()).toEqual(['code', 'details', 'hint', 'message']);
    expect(answer.headers.get('proxy-status')).toBe(`PostgREST; error=${body.code}`);
    expect(JSON.stringify(refusal)).not.toMatch(/amount|owner|perhaps/i);
  });

  it('P4 or whose address is too long is refused', async () => {
    const long = await rest.get(`/notes?title=eq.${'x'.repeat(8_200)}`, asMember());
    expect([long.status, await long.json()]).toEqual([414, expect.objectContaining({ code: 'PGRST127' })]);
    expect((await rest.get(`/${'x'.repeat(500)}`, asMember())).status).toBe(404);
    expect((await rest.get(`/notes?title=eq.${'x'.repeat(7_900)}`, asMember())).status).toBe(200);
  });

  it.each<[string, object, Refusal]>([
    [
      'another schema',
      { 'accept-profile': 'auth' },
      { status: 406, code: 'PGRST106', message: 'Invalid schema: auth' },
    ],
    ['a plan', { accept: 'application/vnd.pgrst.plan+json' }, { status: 406, code: 'PGRST107' }],
    ['CSV', { accept: 'text/csv' }, { status: 406, code: 'PGRST107' }],
    [
      'rows without their nulls',
      { accept: 'application/vnd.pgrst.array+json;nulls=stripped' },
      { status: 406, code: 'PGRST107' },
    ],
    ['a range backwards', { range: '3-1' }, { status: 416, code: 'PGRST103' }],
  ])('P4 %s is not to be had', async (_, headers, { status, ...body }) => {
    const answer = await rest.get('/notes', asMember(headers));
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining(body)]);
  });

  it('says how many rows there are to who begins behind them', async () => {
    const answer = await rest.get('/notes?offset=9', asMember({ prefer: 'count=exact' }));
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, '*/3']);
    expect(await answer.json()).toEqual({
      code: 'PGRST103',
      details: 'An offset of 9 was requested, but there are only 3 rows.',
      hint: null,
      message: 'Requested range not satisfiable',
    });
    expect((await rest.get('/notes?offset=9', asMember())).status).toBe(200);
  });

  it('reaches the client as the error it knows', async () => {
    const { error, status } = await rest.member.from('notes').select('titel');
    expect(status).toBe(400);
    expect({ ...error }).toMatchObject({ code: '42703', details: null, hint: null });
    expect(error?.message).toBe('column notes.titel does not exist');
    expect((await rest.member.schema('auth').from('users').select()).error).toMatchObject({ code: 'PGRST106' });
    expect((await rest.member.rpc('now')).error).toMatchObject({ code: 'PGRST117' });
  });

  it('P4 ends after two seconds, and slow ones leave room for others', async () => {
    const leave = new AbortController();
    const slow = rest.get('/slow', asMember()).then((answer) => ({ answer, endedAt: performance.now() }));
    const others = Promise.allSettled(
      Array.from({ length: 11 }, () => rest.get('/slow', { ...asMember(), signal: leave.signal })),
    );
    const first = await Promise.race([slow.then(() => 'slow'), rest.anon.auth.getUser(rest.memberToken)]);
    expect(first).toMatchObject({ error: null });
    leave.abort();
    await others;
    const { answer, endedAt } = await slow;
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { code: '57014', details: null, hint: null, message: 'canceling statement due to statement timeout' },
    ]);
    // The next read doesn't wait for the aborted two-second ones.
    expect((await rest.get('/notes', asMember())).status).toBe(200);
    expect(performance.now() - endedAt).toBeLessThan(1_800);
  });
});

describe('P4 an address that means harm', () => {
  it.each([
    '/notes?select=id;drop table notes',
    '/notes?select="id" from notes; --',
    "/notes?id=eq.1' or '1'='1",
    '/notes?id=eq.1) or (1=1',
    '/notes?title=eq.$1',
    '/notes?select=pg_sleep(5)',
    '/notes?select=1',
    '/notes?order=id;select pg_sleep(5)',
    '/notes?order=(select 1)',
    '/notes?limit=1;select 1',
    '/notes?limit=1 offset 0',
    '/notes?id=eq(any).{1,2}',
    '/notes?id=in.(select id from notes)',
    '/notes?"id"" or true --"=eq.1',
    '/notes%20n,auth.users?select=*',
  ])('%s shows nothing it should not', async (path) => {
    const answer = await rest.get(encodeURI(path).replaceAll('%2520', '%20'), asMember());
    expect(answer.status).toBeLessThan(500);
    if (answer.ok) expect(JSON.stringify(await answer.json())).not.toMatch(/foreign/);
    const [left] = await rest.test.sql`select count(*)::int as rows from public.notes`;
    expect(left).toEqual({ rows: 4 });
  });

  it('answers 4xx to broken bytes', async () => {
    const send = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { apikey: rest.test.backend.anonKey };
        const { origin, pathname } = new URL(rest.test.url);
        request(origin, { path: `${pathname}/rest/v1${path}`, headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on('error', reject)
          .end();
      });
    expect(await send('/notes%zz')).toBe(400);
    expect(await send('/notes?title=eq.%zz%ff')).toBe(200);
    expect(await send('/notes?%')).toBe(400);
  });
});
