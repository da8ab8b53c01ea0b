import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTemplate } from '../../testing/template-folder.ts';
import { migrationsFolder } from '../../testing/temporary-folder.ts';
import { findPending, listMigrations, migrate } from './migrate.ts';
import { type Database, startDatabase } from './start-database.ts';
import { StartRefused } from './start-refused.ts';

describe('migrations', () => {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase({ ...(await copyTemplate()), log: Fastify().log });
  });
  afterAll(async () => {
    await database.stop();
    await rm(dirname(database.dataDir), { recursive: true });
  });

  const run = async (dir: string) => migrate(database.sql, 'supabase_migrations', await listMigrations(dir));
  const forget = () => database.sql`drop schema if exists supabase_migrations cascade`;
  const applied = () => database.sql`select version, name from supabase_migrations.schema_migrations order by version`;

  it('are applied in the order of their versions, once', async () => {
    await forget();
    const dir = await migrationsFolder({
      '20260102000000_second.sql': `insert into public.steps values ('second')`,
      '20260101000000_first.sql': `create table public.steps (name text); insert into public.steps values ('first')`,
      'README.md': 'not a migration',
    });
    await run(dir);
    await run(dir);
    expect(await database.sql`select name from public.steps`).toEqual([{ name: 'first' }, { name: 'second' }]);
    expect(await applied()).toEqual([
      { version: '20260101000000', name: 'first' },
      { version: '20260102000000', name: 'second' },
    ]);
    await writeFile(join(dir, '20260101000000_first.sql'), 'select 1 -- changed afterwards');
    await run(dir);
  });

  it('R8 leave nothing of a failed one, and continue with it once it is fixed', async () => {
    await forget();
    const dir = await migrationsFolder({
      '1_half.sql': 'create table public.half (); select 1/0',
      '2_rest.sql': 'create table public.rest ()',
    });
    await expect(run(dir)).rejects.toThrow(/1_half\.sql failed and was undone: division by zero$/);
    await expect(run(dir)).rejects.toThrow(StartRefused);
    expect(await database.sql`select to_regclass('public.half') as half, to_regclass('public.rest') as rest`).toEqual([
      { half: null, rest: null },
    ]);
    await writeFile(join(dir, '1_half.sql'), 'create table public.half ()');
    await run(dir);
    expect(await applied()).toHaveLength(2);
  });

  it('of two processes at once are applied by one, while the other waits', async () => {
    await forget();
    const dir = await migrationsFolder({
      '1_slow.sql': 'create table public.slow (); select pg_sleep(0.2)',
      '2_next.sql': 'create table public.next ()',
    });
    await Promise.all([run(dir), run(dir), run(dir)]);
    expect(await applied()).toHaveLength(2);
  });

  it('R8 of a newer program make an older one refuse the database', async () => {
    await forget();
    await run(await migrationsFolder({ '1_a.sql': 'select 1', '9_future.sql': 'select 1' }));
    const older = await listMigrations(await migrationsFolder({ '1_a.sql': 'select 1', '2_b.sql': 'select 1' }));
    await expect(findPending(database.sql, 'supabase_migrations', older)).rejects.toThrow(
      /newer than this program: migration 9 /,
    );
  });

  it('do not hand the settings of their session to the connections of the program', async () => {
    await forget();
    await run(await migrationsFolder({ '1_settings.sql': `set search_path = ''; set statement_timeout = 1` }));
    const rows = await Promise.all(
      Array.from(
        { length: 10 },
        () => database.sql`select current_setting('statement_timeout') as timeout, current_schema() as schema`,
      ),
    );
    expect(new Set(rows.map(([row]) => `${row?.timeout} ${row?.schema}`))).toEqual(new Set(['0 public']));
  });

  it('with a name that says no version, or twice the same one, stop the start', async () => {
    await expect(listMigrations(await migrationsFolder({ 'first.sql': '' }))).rejects.toThrow(StartRefused);
    await expect(listMigrations(await migrationsFolder({ '1_a.sql': '', '1_b.sql': '' }))).rejects.toThrow(
      StartRefused,
    );
  });
});
