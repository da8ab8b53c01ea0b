import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRestFixture, type RestFixture } from '../../testing/rest/rest-fixture.ts';

let rest: RestFixture;
beforeAll(async () => {
  rest = await createRestFixture();
});
afterAll(() => rest.close());

const notes = (columns = 'id', options?: { count?: 'exact'; head?: boolean }) =>
  rest.member.from('notes').select(columns, options);
/** The client doesn't know column types here. */
const ids = (data: unknown) => (Array.isArray(data) ? data.map(({ id }) => id) : data);

describe('reading columns', () => {
  it('gives each type as PostgreSQL writes it in JSON', async () => {
    const { data, error, status } = await notes('*').order('id').limit(1);
    expect({ error, status }).toEqual({ error: null, status: 200 });
    expect(data).toEqual([
      {
        id: 1,
        owner: rest.memberId,
        title: 'Alpha',
        amount: 10.5,
        done: true,
        at: '2026-01-02T01:04:05.678901+00:00',
        data: { a: [1, { b: null }] },
        tags: ['x', 'y'],
        'odd "name': 'o',
        page: 7,
      },
    ]);
    const raw = await rest.get('/notes?select=amount,at&id=eq.1', {
      headers: { authorization: `Bearer ${rest.memberToken}` },
    });
    expect(await raw.text()).toBe('[{"amount":10.50,"at":"2026-01-02T01:04:05.678901+00:00"}]');
  });

  it('gives the columns asked for, under other names when so asked', async () => {
    expect((await notes('name:title, page').eq('id', 1)).data).toEqual([{ name: 'Alpha', page: 7 }]);
    expect((await notes('"odd \\"name", "a,b":id').eq('id', 1)).data).toEqual([{ 'odd "name': 'o', 'a,b': 1 }]);
    expect((await notes('id,*').eq('id', 2)).data).toMatchObject([{ id: 2, title: 'beta, (b)' }]);
  });

  it('answers with headers that describe the response', async () => {
    const answer = await rest.get('/notes?select=id&order=id.desc&apikey=x&limit=2', {
      headers: { authorization: `Bearer ${rest.memberToken}`, prefer: 'tx=rollback, count=exact' },
    });
    expect(answer.status).toBe(206);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-range': '0-1/3',
      'content-location': '/notes?limit=2&order=id.desc&select=id',
      'preference-applied': 'count=exact',
      'cache-control': 'no-store',
    });
  });
});

describe('filters', () => {
  it.each<[string, string, unknown, number[]]>([
    ['id', 'eq', 2, [2]],
    ['title', 'eq', 'beta, (b)', [2]],
    ['title', 'neq', 'Alpha', [2]],
    ['amount', 'gt', 0, [1]],
    ['amount', 'gte', '0', [1, 2]],
    ['at', 'lt', '2026-06-01', [1]],
    ['at', 'lte', '2026-06-01T00:00:00Z', [1, 2]],
    ['title', 'like', 'Al%', [1]],
    ['title', 'like', 'al*', []],
    ['title', 'ilike', 'al*', [1]],
    ['title', 'is', null, [3]],
    ['done', 'is', true, [1]],
    ['done', 'is', 'false', [2]],
    ['done', 'is', 'unknown', [3]],
    ['amount', 'is', 'not_null', [1, 2]],
    ['id', 'in', '(1,3,77)', [1, 3]],
    ['title', 'in', '("beta, (b)",Alpha)', [1, 2]],
    ['id', 'in', '()', []],
    ['tags', 'eq', '{x,y}', [1]],
    ['done', 'eq', 't', [1]],
    ['data', 'eq', '"text"', [3]],
  ])('%s %s %j finds %j', async (column, operator, value, found) => {
    const { data, error } = await notes().filter(column, operator, value).order('id');
    expect(error).toBeNull();
    expect(ids(data)).toEqual(found);
    const negated = await notes().not(column, operator, value).order('id');
    expect(negated.error).toBeNull();
    for (const id of found) expect(ids(negated.data)).not.toContain(id);
  });

  it('are read from the builder of the client', async () => {
    expect(ids((await notes().in('title', ['Alpha', 'beta, (b)']).order('id')).data)).toEqual([1, 2]);
    expect(ids((await notes().or('title.is.null,amount.eq.10.5').order('id')).data)).toEqual([1, 3]);
    expect(
      ids((await notes().or('title.eq."beta, (b)",and(id.gt.2,not.or(id.eq.9,id.eq.8))').order('id')).data),
    ).toEqual([2, 3]);
    expect(ids((await notes().or('tags.eq.{x,y},id.not.in.(1,2)').order('id')).data)).toEqual([1, 3]);
    expect(ids((await notes().gte('id', 1).lte('id', 2).order('id')).data)).toEqual([1, 2]);
    expect(ids((await notes().match({ id: 1, title: 'Alpha' })).data)).toEqual([1]);
  });
});

describe('order, ranges and counts', () => {
  it('order rows by several columns, nulls where they are wanted', async () => {
    expect(ids((await notes().order('title', { ascending: true })).data)).toEqual([1, 2, 3]);
    expect(ids((await notes().order('title', { ascending: false })).data)).toEqual([3, 2, 1]);
    expect(ids((await notes().order('title', { nullsFirst: true })).data)).toEqual([3, 1, 2]);
    expect(ids((await notes().order('title', { ascending: false, nullsFirst: false })).data)).toEqual([2, 1, 3]);
    expect(ids((await notes().order('done').order('id', { ascending: false })).data)).toEqual([2, 1, 3]);
  });

  it('cut out a page, by parameters or by the Range header', async () => {
    expect(ids((await notes().order('id').range(1, 2)).data)).toEqual([2, 3]);
    expect(ids((await notes().order('id').limit(1)).data)).toEqual([1]);
    expect((await notes().limit(0)).data).toEqual([]);
    const headers = { authorization: `Bearer ${rest.memberToken}`, range: '1-1' };
    const answer = await rest.get('/notes?select=id&order=id', { headers });
    expect([answer.status, answer.headers.get('content-range'), await answer.json()]).toEqual([
      200,
      '1-1/*',
      [{ id: 2 }],
    ]);
  });

  it('count all rows that the reader may see', async () => {
    expect(await notes('id', { count: 'exact' }).limit(1)).toMatchObject({ status: 206, count: 3 });
    expect(await notes('id', { count: 'exact' })).toMatchObject({ status: 200, count: 3 });
    expect(await notes('id', { count: 'exact', head: true }).gt('id', 1)).toMatchObject({ count: 2, data: null });
    expect(await rest.anon.from('notes').select('*', { count: 'exact' })).toMatchObject({
      status: 200,
      count: 0,
      data: [],
    });
  });

  it('send no body with HEAD', async () => {
    const headers = { authorization: `Bearer ${rest.memberToken}`, range: '5-6' };
    const answer = await rest.get('/notes?limit=2', { method: 'HEAD', headers });
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([200, '0-1/*', '']);
  });

  it('P4 cuts a table with a cap of its own there', async () => {
    expect(await rest.service.from('short').select('n').limit(3)).toMatchObject({ data: [{ n: 1 }, { n: 2 }] });
  });

  it('P4 stop at 1,000 rows', async () => {
    await rest.test.sql`create table public.later as select n as id from generate_series(1, 1200) n`;
    const all = await rest.service.from('later').select('id', { count: 'exact' }).limit(5_000);
    expect([all.data?.length, all.count, all.status]).toEqual([1_000, 1_200, 206]);
    expect((await rest.service.from('later').select('id')).data).toHaveLength(1_000);
  });
});

describe('one row', () => {
  it('comes as an object', async () => {
    expect((await notes('id,title').eq('id', 1).single()).data).toEqual({ id: 1, title: 'Alpha' });
    expect(await notes().eq('id', 1).maybeSingle()).toMatchObject({ data: { id: 1 }, error: null });
    expect(await notes().eq('id', 9).maybeSingle()).toMatchObject({ data: null, error: null });
  });

  it.each([
    ['eq', 9, 0],
    ['gt', 0, 3],
  ])('is refused when the id is to be %s %i, and %i are', async (operator, id, rows) => {
    const { error, status } = await notes().filter('id', operator, id).single();
    expect(status).toBe(406);
    expect(error).toMatchObject({
      code: 'PGRST116',
      details: `The result contains ${rows} rows`,
      hint: null,
      message: 'Cannot coerce the result to a single JSON object',
    });
  });
});

it('sees a column that was added while it runs', async () => {
  expect((await notes('fresh').eq('id', 1)).error).toMatchObject({ code: '42703' });
  await rest.test.sql`alter table public.notes add column fresh int default 5`;
  expect((await notes('fresh').eq('id', 1)).data).toEqual([{ fresh: 5 }]);
});
