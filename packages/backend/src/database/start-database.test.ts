import { chmod, readdir, readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { openSql } from '@rxweb/platform/sql/open-sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { migrationsFolder, temporaryDataDir, temporaryFolder } from '../../testing/temporary-folder.ts';
import { readPostmasterPid } from './postmaster-pid.ts';
import { startDatabase } from './start-database.ts';

const { log } = Fastify();
const isRoot = process.geteuid?.() === 0;

describe('the embedded database', { timeout: 90_000 }, () => {
  it('is made on an empty folder, closed to others, and keeps its rows over a restart', async () => {
    const parent = await temporaryFolder();
    await chmod(parent, 0o711);
    const dataDir = join(parent, 'data');
    const migrationsDir = await migrationsFolder({
      '20260101000000_notes.sql': 'create table public.notes (text text)',
    });
    const first = await startDatabase({ dataDir, migrationsDir, log });
    await first.sql`insert into public.notes values ('kept')`;
    await first.stop();

    const second = await startDatabase({ dataDir, migrationsDir, log });
    expect(await second.sql`select text from public.notes`).toEqual([{ text: 'kept' }]);
    await second.stop();

    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    const open = [];
    for (const name of await readdir(dataDir)) {
      if ((await stat(join(dataDir, name))).mode & 0o077) open.push(name);
    }
    expect(open).toEqual([]);
    expect(await readdir(dataDir)).not.toContainEqual(expect.stringContaining('.new'));
  });

  it('runs durable, small, in UTC, unprivileged, and is reached by a password from this host only', async () => {
    const database = await startDatabase({ ...(await temporaryDataDir()), log });
    const names = [
      'fsync',
      'full_page_writes',
      'synchronous_commit',
      'wal_level',
      'data_checksums',
      'TimeZone',
      'server_encoding',
    ];
    const rows = await database.sql`select name, setting from pg_settings where name = any(${names}) order by name`;
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      TimeZone: 'UTC',
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
      wal_level: 'logical',
    });
    expect(await database.sql`select rolsuper from pg_roles where rolname = current_user`).toEqual([
      { rolsuper: false },
    ]);

    const running = await readPostmasterPid(join(database.dataDir, 'postgres'));
    const owner = await stat(`/proc/${running?.pid}`);
    expect(owner.uid === 0).toBe(false);
    const others = Object.values(networkInterfaces())
      .flat()
      .filter((address) => address && !address.internal);
    for (const other of others) await expect(dial(other?.address ?? '', running?.port ?? 0)).rejects.toThrow();

    const guess = openSql(database.url.replace(/:[^:@]+@/, ':wrong@'), { max: 1 });
    await expect(guess`select 1`).rejects.toMatchObject({ code: '28P01' });
    await guess.end();
    await database.stop();
  });

  it('O1 writes no statements and no row values to its log', async () => {
    const database = await startDatabase({ ...(await temporaryDataDir()), log });
    await database.sql`create table public.people (name text primary key)`;
    await database.sql`insert into public.people values ('canary-anna')`;
    await expect(database.sql`insert into public.people values ('canary-anna')`).rejects.toMatchObject({
      code: '23505',
    });
    await expect(database.sql`select 'canary-bert'::int`).rejects.toMatchObject({ code: '22P02' });
    await database.stop();
    expect(await readFile(join(database.dataDir, 'postgres.log'), 'utf8')).not.toContain('canary');
  });

  it('R4 comes back by itself, at the same address, when its processes die', async () => {
    const database = await startDatabase({ ...(await temporaryDataDir()), log });
    const cluster = join(database.dataDir, 'postgres');
    const killed = (await readPostmasterPid(cluster))?.pid ?? 0;
    process.kill(killed, 'SIGKILL');
    const restarted = async () => {
      const running = await readPostmasterPid(cluster);
      return running !== null && running.pid !== killed && running.status === 'ready';
    };
    await expect.poll(restarted, { timeout: 5_000 }).toBe(true);
    const answer = () => database.sql`select 1 as one`.catch((error: unknown) => error);
    await expect.poll(answer, { timeout: 5_000 }).toEqual([{ one: 1 }]);
    await database.stop();
  });

  it('gives the roles of the API what a migration makes, and row level security the last word', async () => {
    const migrationsDir = await migrationsFolder({
      '1_messages.sql': `create table public.messages (owner uuid, text text);
        alter table public.messages enable row level security;
        create policy own on public.messages to authenticated using (owner = (select auth.uid()));
        alter publication supabase_realtime add table public.messages;
        insert into public.messages values ('00000000-0000-4000-8000-00000000000a', 'mine'), (gen_random_uuid(), 'theirs')`,
    });
    const database = await startDatabase({ dataDir: (await temporaryDataDir()).dataDir, migrationsDir, log });
    const claims = { role: 'authenticated', sub: '00000000-0000-4000-8000-00000000000a', email: 'a@b.test' };
    const seen = await inTransaction(database.sql, async (tx) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', 'authenticated', true)`;
      return [
        await tx`select text from public.messages`,
        await tx`select auth.role(), auth.email(), auth.jwt() ->> 'sub' as sub`,
      ];
    });
    expect(seen).toEqual([[{ text: 'mine' }], [{ role: 'authenticated', email: 'a@b.test', sub: claims.sub }]]);
    await expect(
      inTransaction(database.sql, async (tx) => {
        await tx`set local role anon`;
        await tx`select * from auth.users`;
      }),
    ).rejects.toMatchObject({ code: '42501' });
    await database.stop();
  });

  it.runIf(isRoot)('works under a folder that only root may enter', async () => {
    // Folders made by mkdtemp are 0700 and owned by root.
    const parent = await temporaryFolder();
    const database = await startDatabase({
      dataDir: join(parent, 'data'),
      migrationsDir: await migrationsFolder({}),
      log,
    });
    expect(await database.sql`select 1 as one`).toEqual([{ one: 1 }]);
    await database.stop();
  });
});

function dial(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: 2_000 }, () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
    socket.on('timeout', () => socket.destroy(new Error('timeout')));
  });
}
