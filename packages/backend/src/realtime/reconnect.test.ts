import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openSql } from '@rxweb/platform/sql/open-sql';
import type { Sql } from '@rxweb/platform/sql/sql';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDatabaseUrl, type TestBackend } from '../../testing/create-test-backend.ts';
import {
  createRealtimeFixture,
  joinOf,
  listen,
  type Member,
  type Note,
  openRaw,
  signInForRealtime,
  until,
} from '../../testing/realtime/realtime-fixture.ts';
import { casesOf } from '../../testing/sizes.ts';
import { dataPaths } from '../database/data-dir.ts';
import { loadDatabaseSecrets } from '../database/secrets.ts';

/** Connects as the superuser, which the program uses only for the base SQL. */
async function connectAsAdmin({ dataDir }: TestBackend): Promise<Sql> {
  const { adminPassword } = await loadDatabaseSecrets(dataPaths(dataDir), true);
  const url = new URL(await readDatabaseUrl(dataDir));
  url.username = 'supabase_admin';
  url.password = adminPassword;
  return openSql(url.href, { max: 1 });
}

describe('missed changes are never missed silently', () => {
  let test: TestBackend;
  let ann: Member;
  let bob: Member;
  beforeAll(async () => {
    test = await createRealtimeFixture();
    ann = await signInForRealtime(test, 'ann@example.test');
    bob = await signInForRealtime(test, 'bob@example.test');
  });
  afterAll(() => test.close());

  it('makes channels join again when the stream from the database is killed, and leaves no slot behind', async () => {
    const heard = await listen(ann.client);
    const slots = () =>
      test.sql<{ slot_name: string; temporary: boolean }[]>`select slot_name, temporary from pg_replication_slots`;
    expect(await slots()).toEqual([{ slot_name: expect.any(String), temporary: true }]);
    await test.sql`select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'walsender'`;
    await until(() => heard.statuses.includes('CHANNEL_ERROR'));
    await until(() => heard.system.length === 2);
    expect(heard.statuses).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED']);
    await test.sql`insert into public.notes (owner, body) values (${ann.id}, 'again')`;
    await until(() => heard.changes.length === 1);
    expect(await slots()).toHaveLength(1);
    await heard.channel.unsubscribe();
    await ann.client.realtime.disconnect();
  });

  it('keeps a bounded log for a stalled reader: its slot is dropped, its channels are notified and read again', async () => {
    const heard = await listen(ann.client);
    const admin = await connectAsAdmin(test);
    const [{ keep, segment, pid }] = await admin<[{ keep: number; segment: number; pid: number }]>`
      select pg_size_bytes(current_setting('max_slot_wal_keep_size'))::float8 as keep,
        pg_size_bytes(current_setting('wal_segment_size'))::float8 as segment, pid
      from pg_stat_activity where backend_type = 'walsender'`;
    process.kill(pid, 'SIGSTOP');
    for (let written = 0; written <= keep + segment; written += segment) {
      await admin`select pg_logical_emit_message(false, 'x', 'x'), pg_switch_wal()`;
    }
    // The slot goes at a checkpoint, which waits for the reader to end.
    const checkpoint = admin`checkpoint`.execute();
    await new Promise((resolve) => setTimeout(resolve, 500));
    process.kill(pid, 'SIGCONT');
    await checkpoint;
    await until(() => heard.statuses.includes('CHANNEL_ERROR'), 30_000);
    await until(() => heard.system.length === 2, 30_000);
    await test.sql`insert into public.notes (owner, body) values (${ann.id}, 'after the drop')`;
    await until(() => heard.changes.length === 1, 30_000);
    const slots = await test.sql`select wal_status, temporary from pg_replication_slots`;
    expect(slots).toEqual([{ wal_status: 'reserved', temporary: true }]);
    await admin`checkpoint`;
    await admin.end();
    const log = join(test.dataDir, 'postgres/pg_wal');
    const files = await Promise.all((await readdir(log)).map((name) => stat(join(log, name))));
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(2.5 * keep);
    await heard.channel.unsubscribe();
    await ann.client.realtime.disconnect();
  }, 120_000);

  it('comes back by itself after the database crashed', async () => {
    const heard = await listen(ann.client);
    const [sender] = await test.sql<
      [{ pid: number }]
    >`select pid from pg_stat_activity where backend_type = 'walsender'`;
    process.kill(sender.pid, 'SIGKILL');
    await until(() => heard.statuses.includes('CHANNEL_ERROR'));
    await until(() => heard.system.some(({ message }, index) => index > 0 && message.startsWith('Subscribed')), 10_000);
    await test.sql`insert into public.notes (owner, body) values (${ann.id}, 'after the crash')`;
    await until(() => heard.changes.length === 1);
    await heard.channel.unsubscribe();
    await ann.client.realtime.disconnect();
  });

  it('Z10 sends no row, whole or in part, to a user who may not read it, in any order of changes of owner', async () => {
    const received: { user: string; record: Note }[] = [];
    const sockets = await Promise.all(
      [ann, bob].map(async ({ id, token }) => {
        const raw = await openRaw(test);
        raw.send(['1', '1', 'realtime:x', 'phx_join', joinOf(token)]);
        await raw.next((frame) => frame.includes('Subscribed'));
        raw.socket.addEventListener('message', ({ data }) => {
          const record = JSON.parse(String(data))[4]?.data?.record;
          if (record) received.push({ user: id, record });
        });
        return raw;
      }),
    );
    const owner = fc.constantFrom(ann.id, bob.id);
    const step = fc.record({
      kind: fc.constantFrom('insert', 'give', 'give', 'delete'),
      row: fc.nat(9),
      owner,
      pause: fc.nat(40),
    });
    for (const steps of fc.sample(fc.array(step, { minLength: 15, maxLength: 15 }), casesOf(12, 60))) {
      await Promise.all(
        steps.map(async ({ kind, row, owner, pause }) => {
          const id = 5_000 + row;
          // Each text names its only reader: texts and owners change together.
          const body = `for ${owner}`;
          await new Promise((resolve) => setTimeout(resolve, pause));
          if (kind === 'delete') await test.sql`delete from public.notes where id = ${id}`;
          else if (kind === 'give')
            await test.sql`update public.notes set owner = ${owner}, body = ${body} where id = ${id}`;
          else
            await test.sql`insert into public.notes (id, owner, body) values (${id}, ${owner}, ${body}) on conflict do nothing`;
        }),
      );
    }
    await test.sql`delete from public.notes where id >= 5000 and id < 6000`;
    for (const [index, { id }] of [ann, bob].entries()) {
      await test.sql`insert into public.notes (id, owner, body) values (${6_000 + index}, ${id}, ${`for ${id}`})`;
    }
    await until(() => [6_000, 6_001].every((id) => received.some(({ record }) => record.id === id)), 30_000);
    // Besides the two marks; how many changes merge depends on the machine's speed.
    expect(received.length).toBeGreaterThan(2);
    for (const { user, record } of received) {
      expect(record.owner).toBe(user);
      expect(record.body).toBe(`for ${user}`);
    }
    for (const { socket } of sockets) socket.close();
  });
});
