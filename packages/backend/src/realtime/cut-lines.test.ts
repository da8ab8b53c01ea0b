import { createClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestBackend } from '../../testing/create-test-backend.ts';
import { openLine } from '../../testing/realtime/cuttable-line.ts';
import { createRealtimeFixture, type Note, signInForRealtime, until } from '../../testing/realtime/realtime-fixture.ts';

let test: TestBackend;
beforeAll(async () => {
  test = await createRealtimeFixture();
});
afterAll(() => test.close());

const cuts = 20;
const changesEach = 25;

it('R15 leaves a list equal to the table after each of 20 cuts, while 500 rows change', async () => {
  const ann = await signInForRealtime(test, 'ann@example.test');
  const line = await openLine(test.url);
  const client = createClient(line.url, test.backend.anonKey, {
    accessToken: async () => ann.token,
    // The product's delays start at a second; the order of events is the same.
    realtime: { reconnectAfterMs: () => 20 },
  });
  await client.realtime.setAuth();

  let list = new Map<number, Note>();
  let reads = 0;
  const readTable = async () => {
    const { data, error } = await client.from('notes').select('id,owner,body').order('id');
    if (error) throw error;
    return new Map((data as Note[]).map((row) => [row.id, row]));
  };
  /** Applies changes received during the read on top: they may be newer. */
  let meanwhile: (() => void)[] | undefined;
  const readAgain = async () => {
    const mine: (() => void)[] = [];
    meanwhile = mine;
    const rows = await readTable().catch(() => undefined);
    // Cut off while reading; the next subscription reads again.
    if (!rows || meanwhile !== mine) return;
    list = rows;
    for (const apply of mine) apply();
    meanwhile = undefined;
    reads++;
  };
  client
    .channel('list')
    .on<Note>('postgres_changes', { event: '*', schema: 'public', table: 'notes' }, (change) => {
      const apply = () => {
        if (change.eventType === 'DELETE') list.delete(Number(change.old.id));
        else list.set(change.new.id, change.new);
      };
      meanwhile?.push(apply);
      apply();
    })
    .subscribe((status) => {
      if (status === 'SUBSCRIBED') void readAgain();
    });
  await until(() => reads === 1);

  const ids: number[] = [];
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
  const table = async () => {
    const rows = await test.sql<Note[]>`select id::int4, owner, body from public.notes order by id`;
    return rows.map((row) => ({ ...row }));
  };
  for (let cut = 0; cut < cuts; cut++) {
    const steps = fc.sample(fc.nat(1_000), changesEach);
    const [cutAt = 0] = fc.sample(fc.nat(changesEach - 1), 1);
    const readsBefore = reads;
    for (const [index, step] of steps.entries()) {
      if (index === cutAt) line.cut();
      await change(step);
    }
    await until(() => reads > readsBefore, 20_000);
    const expected = JSON.stringify(await table());
    await until(() => JSON.stringify([...list.values()].sort((a, b) => a.id - b.id)) === expected, 20_000);
  }
  expect(reads).toBeGreaterThan(cuts);
  await client.removeAllChannels();
  line.close();
}, 180_000);
