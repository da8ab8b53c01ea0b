import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSql } from '@rxweb/platform/sql/open-sql';
import { createClient } from '@supabase/supabase-js';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';
import { startDatabase } from '../database/start-database.ts';
import { readOrMakeKeyFile } from './backup-key.ts';
import { BackupRefused } from './backup-refused.ts';
import { type MadeBackup, makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

const log = Fastify({ logger: false }).log;
const now = new Date('2026-11-21T02:30:00Z');
const hostile = ['tab\tand\nline', '\\N', '\\.', 'ünï 😀', "'; drop table x; --"];

/** Incompressible bytes, so the archive is long enough to damage in the middle. */
const contentOf = (n: number) => createHash('shake256', { outputLength: 70_000 }).update(String(n)).digest();

const schema = `
  create table public.notes (
    id bigint generated always as identity primary key, body text, extra jsonb, raw bytea,
    long boolean generated always as (length(body) > 100) stored, at timestamptz not null default now());
  create table public.long (text text);
  create table public.lengths (text text);
  create function public.keep() returns trigger language plpgsql as 'begin return new; end';
  create trigger keep before insert on public.lengths for each row execute function public.keep();
  insert into storage.buckets (id, name) values ('shared', 'shared');`;

let backend: TestBackend;
let folder: string;
let migrationsDir: string;
let key: Awaited<ReturnType<typeof readOrMakeKeyFile>>;
let made: MadeBackup;
let sums: Map<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  migrationsDir = join(folder, 'migrations');
  await mkdir(migrationsDir);
  await writeFile(join(migrationsDir, '1_notes.sql'), schema);
  backend = await createTestBackend({ migrationsDir });
  key = await readOrMakeKeyFile(join(folder, 'key.txt'));
  const { sql, dataDir } = backend;
  for (const body of hostile)
    await sql`insert into public.notes (body, extra, raw) values (${body}, ${sql.json({ body })}, '\\x00ff')`;
  // More than the driver reads at once, in the last row: the connection must stay usable.
  await sql`insert into public.long values (repeat('x', 200000))`;
  // A trigger makes COPY write row by row: a short row must not move ahead of the long one before it.
  await sql`
    insert into public.lengths
    select n || repeat('x', 100 + ('x' || substr(md5(n || '-4'), 1, 4))::bit(16)::int % 300) from generate_series(1, 320) n`;
  await sql`delete from public.lengths where md5(text) < '8'`;
  const service = createClient(backend.url, backend.backend.serviceRoleKey, { auth: { persistSession: false } });
  for (const n of hostile.keys()) await service.storage.from('shared').upload(`file-${n}`, contentOf(n));
  made = await makeBackup({ sql, dataDir, folder: join(folder, 'backups'), key, now });
  sums = new Map(made.manifest.tables.map((table) => [`${table.schema}.${table.name}`, table.sha256]));
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

const restoreInto = (dataDir: string, archive = made.path) =>
  restoreBackup({ archive, key, dataDir, migrationsDir, log, now });

describe('a backup', () => {
  it('R9 O4 can be read by no one else, and reveals nothing of its content', async () => {
    expect(((await stat(made.path)).mode & 0o777).toString(8)).toBe('600');
    const bytes = await readFile(made.path);
    expect(bytes.subarray(0, 22).toString('latin1')).toBe('age-encryption.org/v1\n');
    expect(bytes.includes('drop table')).toBe(false);
    expect(await readdir(join(folder, 'backups'))).toEqual(['rxweb-2026-11-21T023000Z.tar.gz.age']);
  });

  it('R9 comes back into an empty folder with the same rows, files and numbers', async () => {
    const dataDir = join(folder, 'empty');
    await restoreInto(dataDir);
    const database = await startDatabase({ dataDir, migrationsDir, log });
    try {
      const rows = await database.sql`select body, extra, raw from public.notes order by id`;
      expect(rows.map(({ body }) => body)).toEqual(hostile);
      const [next] = await database.sql`insert into public.notes (body) values ('next') returning id`;
      expect(Number(next?.id)).toBe(hostile.length + 1);
      const objects = await database.sql<
        { name: string; version: string }[]
      >`select name, version from storage.objects`;
      expect(objects).toHaveLength(hostile.length);
      for (const { name, version } of objects) {
        const bytes = await readFile(join(dataDir, 'storage', 'objects', version.slice(0, 2), version));
        expect(bytes).toEqual(contentOf(Number(name.split('-')[1])));
      }
    } finally {
      await database.stop();
    }
    expect(await readFile(join(dataDir, 'keys.json'))).toEqual(await readFile(join(backend.dataDir, 'keys.json')));
  });

  it('R9 is refused when a byte is changed, cut off or added, and nothing is touched', async () => {
    const whole = await readFile(made.path);
    const places = [0, 30, 200, Math.floor(whole.length / 2), whole.length - 1];
    const damaged = [
      ...places.map((place) =>
        Buffer.concat([whole.subarray(0, place), Buffer.from([(whole[place] ?? 0) ^ 1]), whole.subarray(place + 1)]),
      ),
      whole.subarray(0, whole.length - 1),
      whole.subarray(0, Math.floor(whole.length / 2)),
      Buffer.concat([whole, Buffer.from('x')]),
      Buffer.alloc(0),
    ];
    const path = join(folder, 'damaged.age');
    const dataDir = await mkdtemp(join(folder, 'untouched-'));
    for (const bytes of damaged) {
      await writeFile(path, bytes);
      await expect(restoreInto(dataDir, path)).rejects.toThrow(BackupRefused);
    }
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('R9 is refused with another key', async () => {
    const other = await readOrMakeKeyFile(join(folder, 'other.txt'));
    await expect(verifyBackup(made.path, other)).rejects.toThrow(/another key/);
  });

  it('R9 overwrites no existing data unless forced; then it keeps that data aside', async () => {
    const dataDir = await mkdtemp(join(folder, 'full-'));
    await writeFile(join(dataDir, 'precious'), 'old');
    await expect(restoreInto(dataDir)).rejects.toThrow(/holds data/);
    expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['precious']));
    await restoreBackup({ archive: made.path, key, dataDir, migrationsDir, replace: true, log, now });
    expect(await readFile(join(dataDir, 'before-restore-2026-11-21T023000Z', 'precious'), 'utf8')).toBe('old');
    expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['keys.json', 'postgres', 'storage']));
  });

  it('R9 holds what it held before when it is made again from what was restored', async () => {
    const dataDir = join(folder, 'again');
    await restoreInto(dataDir);
    const database = await startDatabase({ dataDir, migrationsDir, log });
    const sql = openSql(database.url, { max: 1 });
    try {
      const again = await makeBackup({ sql, dataDir, folder: join(folder, 'second'), key, now });
      expect(new Map(again.manifest.tables.map((table) => [`${table.schema}.${table.name}`, table.sha256]))).toEqual(
        sums,
      );
      expect(again.manifest.files).toEqual(made.manifest.files);
    } finally {
      await sql.end();
      await database.stop();
    }
  });
});
