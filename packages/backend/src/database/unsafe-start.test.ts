import { spawn } from 'node:child_process';
import { chmod, chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSql } from '@rxweb/platform/sql/open-sql';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startBackendProcess } from '../../testing/start-backend-process.ts';
import { migrationsFolder, temporaryDataDir, temporaryFolder } from '../../testing/temporary-folder.ts';
import { findClosedFolder } from './account.ts';
import { startDatabase } from './start-database.ts';
import { StartRefused } from './start-refused.ts';

const { log } = Fastify();
const isRoot = process.geteuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };
/** Other users can't run a checkout in root's own folder. */
const canOthersReachUs = (await findClosedFolder(import.meta.dirname, nobody)) === null;

describe('R6 an unsafe start', { timeout: 90_000 }, () => {
  it('is refused with one line when the database lost a part, and nothing is made in its place', async () => {
    const { dataDir, migrationsDir } = await temporaryDataDir();
    const cluster = join(dataDir, 'postgres');
    const aside = join(dataDir, '..', 'aside');
    const table = await tableFile(dataDir, migrationsDir);
    for (const part of [
      '.',
      'PG_VERSION',
      'global/pg_control',
      'pg_wal',
      'pg_xact',
      'postgresql.conf',
      'base',
      table,
    ]) {
      await rename(join(cluster, part), aside);
      await refused({ dataDir, migrationsDir });
      expect(await stat(join(cluster, part)).catch(() => null), part).toBeNull();
      await rename(aside, join(cluster, part));
    }
    await rename(cluster, aside);
    await mkdir(cluster);
    await refused({ dataDir, migrationsDir });
    expect(await readdir(cluster)).toEqual([]);
    await rm(cluster, { recursive: true });
    await rename(aside, cluster);
    const database = await startDatabase({ dataDir, migrationsDir, log });
    await database.stop();
  });

  it('is refused to a second instance, by whatever path, while the first one lives', async () => {
    const { dataDir, migrationsDir } = await temporaryDataDir();
    const first = await startDatabase({ dataDir, migrationsDir, log });
    await expect(startDatabase({ dataDir, migrationsDir, log })).rejects.toThrow(
      /^Another instance is already running on .*$/,
    );
    const second = startBackendProcess({ dataDir: `${dataDir}/.`, migrationsDir });
    expect((await second.report).refused).toMatch(/^Another instance is already running/);
    expect(await second.exitCode).toBe(StartRefused.exitCode);

    expect(await first.sql`select 1 as one`).toEqual([{ one: 1 }]);
    await first.stop();
    const third = await startDatabase({ dataDir, migrationsDir, log });
    await third.stop();
  });

  it('R1 heals after kill -9: the orphan is stopped and every acknowledged row is there', async () => {
    const { dataDir, migrationsDir } = await temporaryDataDir();
    let rows = 0;
    for (let cycle = 0; cycle < 2; cycle++) {
      const backend = startBackendProcess({ dataDir, migrationsDir });
      const { databaseUrl = '' } = await backend.report;
      const sql = openSql(databaseUrl, { max: 1 });
      await sql`create table if not exists public.acknowledged (n int)`;
      expect(await sql`select count(*)::int as n from public.acknowledged`).toEqual([{ n: rows }]);
      for (let i = 0; i < 50; i++) await sql`insert into public.acknowledged values (${rows++})`;
      await backend.kill();
      await sql.end({ timeout: 0 });
    }
    const started = performance.now();
    const database = await startDatabase({ dataDir, migrationsDir, log });
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(await database.sql`select count(*)::int as n from public.acknowledged`).toEqual([{ n: rows }]);
    await database.stop();
  });

  it('ignores a stale postmaster.pid whose number now belongs to another program, and leaves that program alone', async () => {
    const { dataDir, migrationsDir } = await temporaryDataDir();
    const cluster = join(dataDir, 'postgres');
    // Owned by the database's user, PostgreSQL would take it for a server and refuse to start.
    const { uid, gid } = await stat(join(cluster, 'PG_VERSION'));
    const bystander = spawn('sleep', ['60'], { cwd: '/', ...(isRoot ? { uid, gid } : {}) });
    onTestFinished(() => void bystander.kill());
    const pidFile = join(cluster, 'postmaster.pid');
    await writeFile(pidFile, [bystander.pid, cluster, 1, 5432, '', '127.0.0.1', '1 1', 'ready'].join('\n'), {
      mode: 0o600,
    });
    if (isRoot) await chown(pidFile, uid, gid);

    const database = await startDatabase({ dataDir, migrationsDir, log });
    await database.stop();
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
  });

  it('R8 ends with a complete database however early the first start was killed', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    const migrationsDir = await migrationsFolder({
      '1_one.sql': 'create table public.one (); select pg_sleep(0.1); create table public.one_more ()',
      '2_two.sql': 'create table public.two (); select pg_sleep(0.1)',
    });
    for (const killAfterMs of [500, 1_000, 1_500]) {
      const backend = startBackendProcess({ dataDir, migrationsDir });
      await Promise.race([backend.report, new Promise((resolve) => setTimeout(resolve, killAfterMs))]);
      await backend.kill();
    }
    const database = await startDatabase({ dataDir, migrationsDir, log });
    expect(await database.sql`select tablename from pg_tables where schemaname = 'public' order by 1`).toEqual([
      { tablename: 'one' },
      { tablename: 'one_more' },
      { tablename: 'two' },
    ]);
    await database.stop();
  });

  it.runIf(isRoot && canOthersReachUs)('works for an ordinary user as well', async () => {
    const folder = await temporaryFolder();
    const { uid } = nobody;
    await chown(folder, uid, uid);
    const migrationsDir = await migrationsFolder({});
    await chown(join(migrationsDir, '..'), uid, uid);
    const backend = startBackendProcess({ dataDir: join(folder, 'data'), migrationsDir, uid });
    expect(await backend.report).toMatchObject({ databaseUrl: expect.stringContaining('127.0.0.1') });
    expect((await stat(join(folder, 'data', 'postgres', 'PG_VERSION'))).uid).toBe(uid);
    expect(await backend.stop()).toBe(0);
  });

  it('does not touch the rights of a folder that others use', async () => {
    const { dataDir, migrationsDir } = await temporaryDataDir();
    await chmod(dataDir, 0o755);
    if (isRoot) await chown(dataDir, 0, 0);
    const { mode, uid } = await stat(dataDir);
    const database = await startDatabase({ dataDir, migrationsDir, log });
    await database.stop();
    expect(await stat(dataDir)).toMatchObject({ mode, uid });
  });
});

async function refused(folders: { dataDir: string; migrationsDir: string }): Promise<void> {
  const start = startDatabase({ ...folders, log });
  await expect(start).rejects.toThrow(StartRefused);
  await expect(start).rejects.toThrow(/^[^\n]*restore it from a backup[^\n]*$/);
}

/** The file of a table in the database's folder. */
async function tableFile(dataDir: string, migrationsDir: string): Promise<string> {
  const database = await startDatabase({ dataDir, migrationsDir, log });
  const [row] = await database.sql<{ file: string }[]>`select pg_relation_filepath('storage.objects') as file`;
  await database.stop();
  return row?.file ?? '';
}
