import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBackend } from '../testing/create-test-backend.ts';
import {
  createRealtimeFixture,
  joinOf,
  listen,
  type Member,
  type Note,
  openRaw,
  signInForRealtime,
  until,
} from './testing/realtime-fixture.ts';

describe('what is missed is never missed silently', () => {
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

  it('R15 leaves a list equal to the table, however often the socket is cut while rows change', async () => {
    let list = new Map<number, Note>();
    let reads = 0;
    const read = async () => {
      const rows = await test.sql<Note[]>`select id::int4, owner, body from public.notes where owner = ${ann.id}`;
      reads++;
      return new Map(rows.map((row) => [row.id, { ...row }]));
    };
    const ids = [...(await read()).keys()];
    const change = async (step: number) => {
      const some = ids[step % Math.max(1, ids.length)];
      if (step % 3 === 0 || some === undefined) {
        const [row] = await test.sql<[{ id: number }]>`
          insert into public.notes (owner, body) values (${ann.id}, ${`new ${step}`}) returning id::int4`;
        ids.push(row.id);
      } else if (step % 3 === 1) {
        await test.sql`update public.notes set body = ${`changed ${step}`} where id = ${some}`;
      } else {
        await test.sql`delete from public.notes where id = ${some}`;
        ids.splice(ids.indexOf(some), 1);
      }
    };
    const follow = async () => {
      const raw = await openRaw(test);
      raw.send(['1', '1', 'realtime:x', 'phx_join', joinOf(ann.token)]);
      await raw.next((frame) => frame.includes('phx_reply') && frame.includes('"ok"'));
      list = await read();
      raw.socket.addEventListener('message', ({ data }) => apply(list, String(data)));
      for (const frame of raw.received) apply(list, frame);
      return raw;
    };

    const steps = fc.sample(fc.nat(1_000), 200);
    let raw = await follow();
    for (const [index, step] of steps.entries()) {
      await change(step);
      if (index % 40 !== 20) continue;
      raw.socket.close();
      await raw.closed;
      await change(step + 1);
      raw = await follow();
    }
    const table = await read();
    await until(() => JSON.stringify(sorted(list)) === JSON.stringify(sorted(table)));
    expect(reads).toBe(8);
    raw.socket.close();
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
    for (const steps of fc.sample(fc.array(step, { minLength: 15, maxLength: 15 }), 30)) {
      await Promise.all(
        steps.map(async ({ kind, row, owner, pause }) => {
          const id = 5_000 + row;
          // Each text names the only one who may read it: texts and owners change together.
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
    await until(() => [6_000, 6_001].every((id) => received.some(({ record }) => record.id === id)));
    // Beside the two marks; how many changes are merged on the way depends on the machine's pace.
    expect(received.length).toBeGreaterThan(2);
    for (const { user, record } of received) {
      expect(record.owner).toBe(user);
      expect(record.body).toBe(`for ${user}`);
    }
    for (const { socket } of sockets) socket.close();
  });
});

/** Applies a frame of the server to a list of rows as a client does. */
function apply(list: Map<number, Note>, frame: string): void {
  const { type, record, old_record } = JSON.parse(frame)[4]?.data ?? {};
  if (type === 'DELETE') list.delete(old_record.id);
  else if (record) list.set(record.id, { id: record.id, owner: record.owner, body: record.body });
}

function sorted(list: ReadonlyMap<number, Note>): Note[] {
  return [...list.values()].sort((a, b) => a.id - b.id);
}
