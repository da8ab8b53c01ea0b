import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openSql } from '@rxweb/platform/sql/open-sql';
import type { Sql } from '@rxweb/platform/sql/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';

let test: TestBackend;
let sql: Sql;
beforeAll(async () => {
  test = await createTestBackend();
  sql = openSql(test.backend.databaseUrl, { max: 3 });
  await sql`create table public.notes (id int primary key, body text, extra jsonb, at timestamptz, raw bytea, tags text[])`;
});
afterAll(async () => {
  await sql.end({ timeout: 1 });
  await test.close();
});

describe('a query', () => {
  it('gives values back as they were sent', async () => {
    const row = {
      id: 1,
      body: 'é "quoted"',
      extra: { list: [1, null, 'x'], text: 'y' },
      at: new Date('2026-01-02T03:04:05.678Z'),
      raw: Buffer.from([0, 255, 7]),
      tags: ['a,b', '"', '\\', '', 'NULL'],
    };
    const [saved] = await sql`insert into public.notes ${sql({ ...row, extra: sql.json(row.extra) })} returning *`;
    expect(saved).toEqual(row);
    const [types] = await sql`
      select ${true} as yes, ${2n ** 60n} as large, 1.50::numeric as exact, '2026-01-02'::date as day, 'x'::name as name,
        '2026-01-02 03:04:05'::timestamp as at, null as nothing, ${new Date(0)} - interval '12 hours' as before`;
    expect(types).toEqual({
      yes: true,
      large: '1152921504606846976',
      exact: '1.50',
      day: new Date('2026-01-02T00:00:00Z'),
      name: 'x',
      at: new Date('2026-01-02T03:04:05Z'),
      nothing: null,
      before: new Date('1969-12-31T12:00:00Z'),
    });
    for (const value of ['text', [1, 2], 'null', null, 7, true] as const)
      expect((await sql`select ${sql.json(value)} as value`)[0]?.value).toEqual(value);
  });

  it('runs when it is awaited, and once', async () => {
    const insert = sql`insert into public.notes (id) values (2)`;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await sql`select id from public.notes where id = 2`).toEqual([]);
    expect((await insert).count).toBe(1);
    expect((await insert).count).toBe(1);
    sql`delete from public.notes where id = 2`.execute();
    await expect.poll(() => sql`select id from public.notes where id = 2`).toEqual([]);
  });

  it('counts rows', async () => {
    expect((await sql`select generate_series(1, 3)`).count).toBe(3);
    expect((await sql`update public.notes set body = 'x' where id > 100`).count).toBe(0);
    expect((await sql`create table public.empty ()`).count).toBe(0);
  });

  it('fails as PostgreSQL says, and leaves the connection usable', async () => {
    const one = openSql(test.backend.databaseUrl, { max: 1 });
    const failing = one`insert into public.notes (id) values (1)`;
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey', table: 'notes' });
    await expect(one`select ${'x'}::int`).rejects.toMatchObject({ code: '22P02' });
    await expect(one`select ${undefined as unknown as null}`).rejects.toThrow('UNDEFINED_VALUE');
    const failed = await failing.catch((error: Error) => error.stack);
    expect(failed).toContain('open-sql.test.ts');
    expect(await one`select 1 as one`).toEqual([{ one: 1 }]);
    await one.end();
    await expect(one`select 1`).rejects.toMatchObject({ code: 'CONNECTION_ENDED' });
  });

  it('of plain text may be several statements, or have values', async () => {
    expect(await sql.unsafe("set timezone = 'UTC'; select 1 as one; select 2 as two")).toEqual([{ two: 2 }]);
    expect(await sql.unsafe('select $1::int + $2::int as sum', [1, 2])).toEqual([{ sum: 3 }]);
    expect(await sql.unsafe(`select null, '{"a": 1}'::json, true`).raw()).toEqual([[null, '{"a": 1}', 't']]);
  });

  it('is parsed once by the server, and again after its table changed', async () => {
    const one = openSql(test.backend.databaseUrl, { max: 1 });
    const read = () => one`select * from public.changing where id = ${1}`;
    await one`create table public.changing (id int)`;
    await one`insert into public.changing values (1)`;
    for (let i = 0; i < 7; i++) expect(await read()).toEqual([{ id: 1 }]);
    const prepared =
      await one`select generic_plans + custom_plans as plans from pg_prepared_statements where statement like 'select * from public.changing%'`;
    expect(prepared).toEqual([{ plans: '7' }]);
    await one`alter table public.changing add column text text`;
    expect(await read()).toEqual([{ id: 1, text: null }]);
    await one`deallocate all`;
    expect(await read()).toEqual([{ id: 1, text: null }]);
    await one.end();
  });

  it('reads in batches', async () => {
    const sizes: number[] = [];
    for await (const batch of sql<{ n: number }[]>`select n from generate_series(1, ${5}) n`.cursor(2))
      sizes.push(batch.length);
    expect(sizes).toEqual([2, 2, 1]);
    for await (const [first] of sql<{ n: number }[]>`select n from generate_series(1, 1000000) n`.cursor(2)) {
      expect(first).toEqual({ n: 1 });
      break;
    }
    await expect(sql`select 1 / 0`.cursor(2).next()).rejects.toMatchObject({ code: '22012' });
    expect(await Promise.all([1, 2, 3].map(() => sql`select 1 as one`))).toEqual(Array(3).fill([{ one: 1 }]));
  });

  it('copies in and out', async () => {
    const connection = await sql.reserve();
    await connection`create table public.copied (id int, body text)`;
    const lines = Array.from({ length: 50_000 }, (_, i) => `${i}\tline ${i}\n`);
    await pipeline(Readable.from(lines), await connection`copy public.copied from stdin`.writable());
    expect(await text(await connection`copy public.copied to stdout`.readable())).toBe(lines.join(''));
    expect(await connection`select count(*)::int as rows from public.copied`).toEqual([{ rows: 50_000 }]);
    const wrong = pipeline(Readable.from(['x\ty\n']), await connection`copy public.copied from stdin`.writable());
    await expect(wrong).rejects.toMatchObject({ code: '22P02' });
    const missing = await connection`copy public.missing to stdout`.readable();
    await expect(text(missing)).rejects.toMatchObject({ code: '42P01' });
    expect(await connection`select 1 as one`).toEqual([{ one: 1 }]);
    connection.release();
    // One that is not read to its end costs the connection, not the next query.
    for await (const _ of await sql`copy public.copied to stdout`.readable()) break;
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  });

  it('has the settings of its pool, and its name', async () => {
    const settings = { search_path: '"a b", public', synchronous_commit: 'off' };
    const own = openSql(`${test.backend.databaseUrl}?statement_timeout=1234`, {
      applicationName: 'own name',
      settings,
    });
    const names = ['search_path', 'synchronous_commit', 'application_name', 'statement_timeout'];
    const rows = await own`select name, setting from pg_settings where name in ${own(names)}`;
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      ...settings,
      application_name: 'own name',
      statement_timeout: '1234',
    });
    await own.end();
  });
});

describe('connections', () => {
  const open = (application: string) =>
    sql`select pid from pg_stat_activity where application_name = ${application}`.then(({ count }) => count);

  it('are closed when unused', async () => {
    const own = openSql(test.backend.databaseUrl, { max: 3, idleSeconds: 0.2, applicationName: 'idle' });
    await Promise.all([1, 2, 3].map(() => own`select pg_sleep(0.05)`));
    expect(await open('idle')).toBe(3);
    await expect.poll(() => open('idle')).toBe(0);
    expect(await own`select 1 as one`).toEqual([{ one: 1 }]);
    await own.end();
    expect(await open('idle')).toBe(0);
  });

  it('are never given out while they close', async () => {
    const own = openSql(test.backend.databaseUrl, { max: 2, idleSeconds: 0.03, applicationName: 'closing' });
    // At the moment at which the one before is closed for being idle, and some around it.
    for (let round = 0; round < 40; round += 1) {
      expect(await own`select 1 as one`).toEqual([{ one: 1 }]);
      const until = performance.now() + 27 + (round % 8);
      await expect.poll(() => performance.now(), { interval: 1 }).toBeGreaterThan(until);
    }
    await own.end();
  });

  it('are closed after a transaction that was left open, and when they are old', async () => {
    const own = openSql(test.backend.databaseUrl, { max: 1, lifeSeconds: 0, applicationName: 'old' });
    const pid = async () => (await own`select pg_backend_pid() as pid`)[0]?.pid;
    expect(await pid()).not.toBe(await pid());
    await own.end();
    const left = openSql(test.backend.databaseUrl, { max: 1 });
    const connection = await left.reserve();
    const [inside] = await connection`select pg_backend_pid() as pid`;
    await connection`begin`;
    connection.release();
    expect(await left`select pg_backend_pid() as pid`).not.toEqual([inside]);
    await left.end();
  });

  it('end with what runs, or after the given time', async () => {
    const own = openSql(test.backend.databaseUrl, { max: 1 });
    const running = Promise.all([own`select pg_sleep(0.2)`, own`select 1 as one`]);
    await own`select 1`;
    await own.end();
    expect((await running)[1]).toEqual([{ one: 1 }]);
    const slow = openSql(test.backend.databaseUrl, { max: 1 });
    const cut = Promise.allSettled([slow`select pg_sleep(30)`, slow`select 1`]);
    await slow.end({ timeout: 0.2 });
    expect((await cut).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('say why they could not be opened', async () => {
    const wrong = openSql(test.backend.databaseUrl.replace(/:[^:@]+@/, ':wrong@'));
    await expect(wrong`select 1`).rejects.toMatchObject({ code: '28P01' });
    await wrong.end();
    const closed = openSql('postgres://postgres@127.0.0.1:1/postgres');
    await expect(closed`select 1`).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await closed.end();
  });

  it('run one query after the other when they are reserved', async () => {
    const connection = await sql.reserve();
    const pids = await Promise.all([1, 2, 3, 4].map(() => connection`select pg_backend_pid() as pid`));
    expect(new Set(pids.map(([row]) => row?.pid)).size).toBe(1);
    connection.release();
    await expect(connection`select 1`).rejects.toThrow('released');
  });
});
