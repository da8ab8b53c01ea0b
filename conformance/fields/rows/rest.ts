import { expect } from 'vitest';
import { done, inClient, none, type Rows, refused, take, type Verdicts, type World } from '../row.ts';

type Table = ReturnType<Awaited<ReturnType<World['admin']>>['client']['from']>;
type Read = ReturnType<Table['select']>;

const table = async (world: World) => (await world.admin()).client.from('messages');
/** Own messages alone, each by its last word. Not awaited before it is whole: that would send it. */
const mine = (rows: Table, world: World, columns = 'body'): Read =>
  rows.select(columns).like('body', `${world.prefix} find %`) as unknown as Read;

const notRead = (status: number, code: string, ask: (read: Read, world: World) => unknown) =>
  refused(status, code, async (world) => ask(mine(await table(world), world), world));
const unparsable = (ask: (read: Read) => unknown) => notRead(400, 'PGRST100', ask);
const noWrite = (ask: (rows: Table) => unknown) => refused(405, 'PGRST117', async (world) => ask(await table(world)));
const notEmbedded = (ask: (read: Read) => unknown) => notRead(400, 'PGRST108', ask);

/** A filter that finds `b` of the messages `a`, `b` and `c`. */
const finds = (
  apply: (read: Read, world: World, bodies: { a: string; b: string; c: string }) => PromiseLike<unknown>,
) =>
  done(async (world) => {
    const bodies = {
      a: await world.message('find a'),
      b: await world.message('find b'),
      c: await world.message('find c'),
    };
    const { data } = Object(await apply(mine(await table(world), world), world, bodies));
    expect(data).toEqual([{ body: bodies.b }]);
  });
const byBody = (read: Read) => read.order('body', { ascending: true });

/** Reads of tables: `supabase.from()`, `rpc()` and `schema()`. */
export const restRows: Rows = {
  from: [
    [
      'relation',
      done(async (world) => {
        await world.message('find a');
        expect((await take(mine(await table(world), world))).length).toBeGreaterThan(0);
        const { error } = await (await world.admin()).client.from('no_such_table').select();
        expect(error?.code).toBe('PGRST205');
      }),
    ],
    ['fetch urlLengthLimit retry options', inClient],
  ],
  schema: [
    [
      'schema',
      refused(406, 'PGRST106', async (world) => (await world.admin()).client.schema('auth').from('users').select()),
    ],
  ],
  rpc: [
    [
      '*',
      refused(404, 'PGRST202', async (world) =>
        (await world.admin()).client.rpc('now', {}, { get: true, count: 'exact' }),
      ),
    ],
  ],
  getOpenApiSpec: [
    [
      '*',
      refused(404, 'PGRST125', async (world) =>
        world.get('/rest/v1/', { headers: { accept: 'application/openapi+json' } }),
      ),
    ],
  ],
  select: [
    ['columns', finds(async (_, world, { b }) => (await table(world)).select('body').eq('body', b))],
    [
      'count',
      done(async (world) => {
        await world.message('find a');
        await world.message('find b');
        for (const count of ['exact', 'planned', 'estimated'] as const) {
          const read = (await table(world)).select('body', { count }).like('body', `${world.prefix} find %`);
          expect((await read.limit(1)).count, count).toBeGreaterThanOrEqual(2);
        }
      }),
    ],
    [
      'head',
      done(async (world) => {
        const read = (await table(world)).select('body', { head: true, count: 'exact' });
        expect(await read).toMatchObject({ data: null, count: expect.any(Number) });
      }),
    ],
  ],
  insert: [['*', noWrite((rows) => rows.insert({ body: 'x' }, { count: 'exact', defaultToNull: false }))]],
  upsert: [['*', noWrite((rows) => rows.upsert({ body: 'x' }, { onConflict: 'id', ignoreDuplicates: true }))]],
  update: [['*', noWrite((rows) => rows.update({ body: 'x' }, { count: 'exact' }).eq('body', 'y'))]],
  delete: [['*', noWrite((rows) => rows.delete({ count: 'exact' }).eq('body', 'y'))]],

  eq: [['column value', finds((read, _, { b }) => read.eq('body', b))]],
  neq: [['column value', finds((read, _, { a, c }) => read.neq('body', a).neq('body', c))]],
  gt: [['column value', finds((read, _, { a, c }) => read.gt('body', a).neq('body', c))]],
  gte: [['column value', finds((read, _, { b, c }) => read.gte('body', b).neq('body', c))]],
  lt: [['column value', finds((read, _, { a, c }) => read.lt('body', c).neq('body', a))]],
  lte: [['column value', finds((read, _, { a, b }) => read.lte('body', b).neq('body', a))]],
  like: [['column pattern', finds((read) => read.like('body', '%b'))]],
  ilike: [['column pattern', finds((read) => read.ilike('body', '% B'))]],
  is: [['column value', finds((read, _, { b }) => read.is('received_at', null).eq('body', b))]],
  in: [['column values', finds((read, _, { b }) => read.in('body', [b]))]],
  notIn: [['column values', finds((read, _, { a, c }) => read.notIn('body', [a, c]))]],
  not: [['column operator value', finds((read, _, { a, c }) => read.not('body', 'eq', a).not('body', 'eq', c))]],
  filter: [['column operator value', finds((read, _, { b }) => read.filter('body', 'eq', b))]],
  match: [['query', finds((read, _, { b }) => read.match({ body: b, status: 'queued' }))]],
  or: [
    ['filters', finds((read) => read.or('body.like.*b,body.eq.none'))],
    ['foreignTable referencedTable', notEmbedded((read) => read.or('a.eq.b', { referencedTable: 'people' }))],
  ],
  likeAllOf: [['*', unparsable((read) => read.likeAllOf('body', ['%a']))]],
  likeAnyOf: [['*', unparsable((read) => read.likeAnyOf('body', ['%a']))]],
  ilikeAllOf: [['*', unparsable((read) => read.ilikeAllOf('body', ['%a']))]],
  ilikeAnyOf: [['*', unparsable((read) => read.ilikeAnyOf('body', ['%a']))]],
  regexMatch: [['*', unparsable((read) => read.regexMatch('body', '^a'))]],
  regexIMatch: [['*', unparsable((read) => read.regexIMatch('body', '^a'))]],
  isDistinct: [['*', unparsable((read) => read.isDistinct('body', 'a'))]],
  contains: [['*', unparsable((read) => read.contains('body', ['a']))]],
  containedBy: [['*', unparsable((read) => read.containedBy('body', ['a']))]],
  rangeGt: [['*', unparsable((read) => read.rangeGt('body', '[1,2]'))]],
  rangeGte: [['*', unparsable((read) => read.rangeGte('body', '[1,2]'))]],
  rangeLt: [['*', unparsable((read) => read.rangeLt('body', '[1,2]'))]],
  rangeLte: [['*', unparsable((read) => read.rangeLte('body', '[1,2]'))]],
  rangeAdjacent: [['*', unparsable((read) => read.rangeAdjacent('body', '[1,2]'))]],
  overlaps: [['*', unparsable((read) => read.overlaps('body', ['a']))]],
  textSearch: [['*', unparsable((read) => read.textSearch('body', 'a', { config: 'english', type: 'plain' }))]],

  order: [
    ['column ascending', finds((read) => read.order('body', { ascending: false }).range(1, 1))],
    [
      'nullsFirst',
      done(async (world) => {
        await world.message('find a');
        const first = await take(
          mine(await table(world), world, 'sent_at')
            .order('sent_at', { nullsFirst: true })
            .limit(1),
        );
        expect(first).toEqual([{ sent_at: null }]);
      }),
    ],
    ['referencedTable foreignTable options', notEmbedded((read) => read.order('a', { referencedTable: 'people' }))],
  ],
  limit: [
    [
      'rows count',
      done(async (world) => {
        await world.message('find a');
        await world.message('find b');
        expect(await take(mine(await table(world), world).limit(1))).toHaveLength(1);
      }),
    ],
    ['referencedTable foreignTable', notEmbedded((read) => read.limit(1, { referencedTable: 'people' }))],
  ],
  range: [
    ['from to', finds((read) => byBody(read).range(1, 1))],
    ['referencedTable foreignTable', notEmbedded((read) => read.range(0, 1, { referencedTable: 'people' }))],
  ],
  single: [
    [
      '*',
      done(async (world) => {
        const body = await world.message('find b');
        const { data } = await mine(await table(world), world)
          .eq('body', body)
          .limit(1)
          .single();
        expect(data).toEqual({ body });
      }),
    ],
  ],
  maybeSingle: [
    [
      '*',
      done(async (world) => {
        const { data, error } = await mine(await table(world), world)
          .eq('body', 'none')
          .maybeSingle();
        expect([data, error]).toEqual([null, null]);
      }),
    ],
  ],
  csv: [['*', notRead(406, 'PGRST107', (read) => read.csv())]],
  geojson: [['*', notRead(406, 'PGRST107', (read) => read.geojson())]],
  explain: [
    [
      '*',
      notRead(406, 'PGRST107', (read) =>
        read.explain({ analyze: true, verbose: true, settings: true, buffers: true, wal: true, format: 'json' }),
      ),
    ],
  ],
  stripNulls: [['*', notRead(406, 'PGRST107', (read) => read.stripNulls())]],
  rollback: [['*', none('a read has nothing to take back')]],
  maxAffected: [['*', none('a read changes no rows; the writes that it limits are refused')]],
  setHeader: [
    ['name value', notRead(400, 'PGRST122', (read) => read.setHeader('prefer', 'handling=strict, timezone=UTC'))],
  ],
  ...Object.fromEntries(
    ['returns', 'overrideTypes', 'throwOnError', 'abortSignal', 'retry', 'then', 'fetch'].map(
      (name): [string, Verdicts] => [name, [['*', inClient]]],
    ),
  ),
  new: [['*', none('see `createClient`')]],
};
