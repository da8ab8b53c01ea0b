import { createTestBackend } from '@rxweb/backend/testing';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrationsDir } from '../../../../testing/create-test-app.ts';

let backend: Awaited<ReturnType<typeof createTestBackend>>;
beforeAll(async () => {
  backend = await createTestBackend({ migrationsDir, exposedTables: { messages: { maxRows: 200 } } });
});
afterAll(() => backend.close());
beforeEach(() => backend.sql`truncate public.messages, public.sms_people cascade`);

const steps = 2_000;
const store = '+15035550100';

/** What the triggers count, beside a count of the messages themselves; those who do not agree. */
const wrongPeople = () => backend.sql`
  select p.phone, p.unread, p.last_at, p.last_inbound_at, counted.*
  from public.sms_people p left join (
    select person_id, count(*) filter (where direction = 'inbound' and status <> 'read')::int as unread, max(created_at) as last_at,
      max(created_at) filter (where direction = 'inbound') as last_inbound_at
    from public.messages group by person_id
  ) counted on counted.person_id = p.id
  where (p.unread, p.last_at, p.last_inbound_at)
    is distinct from (coalesce(counted.unread, 0), counted.last_at, counted.last_inbound_at)`;

const strangers = () => backend.sql`
  select m.id from public.messages m join public.sms_people p on p.id = m.person_id
  where p.phone <> case m.direction when 'inbound' then m.from_phone else m.to_phone end`;

const step = fc.record({
  kind: fc.constantFrom('insert', 'insert', 'insert', 'status', 'delete'),
  direction: fc.constantFrom('inbound', 'outbound'),
  phone: fc.constantFrom('+15550100001', '+15550100002', '+15550100003'),
  status: fc.constantFrom('queued', 'delivered', 'failed', 'read'),
  minute: fc.nat(10_000),
  which: fc.nat(10_000),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take({ kind, direction, phone, status, minute, which }: Step, ids: string[]): Promise<void> {
  const { sql } = backend;
  const id = ids[which % ids.length];
  if (kind === 'insert' || id === undefined) {
    const [from, to] = direction === 'inbound' ? [phone, store] : [store, phone];
    const [row] = await sql<[{ id: string }]>`
      insert into public.messages (direction, from_phone, to_phone, body, status, created_at)
      values (${direction}, ${from}, ${to}, 'x', ${status}, '2026-01-01'::timestamptz + ${minute} * interval '1 minute') returning id`;
    ids.push(row.id);
  } else if (kind === 'status') {
    await sql`update public.messages set status = ${status} where id = ${id}`;
  } else {
    await sql`delete from public.messages where id = ${id}`;
    ids.splice(which % ids.length, 1);
  }
}

describe('the counters of a person', () => {
  it(`agree with a count of the messages after each of ${steps} inserts, changes and deletions`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: steps / 8, maxLength: steps / 8 }), async (run) => {
        const ids: string[] = [];
        await backend.sql`delete from public.messages`;
        for (const [index, one] of run.entries()) {
          await take(one, ids);
          if (index % 10 === 0) expect(await wrongPeople()).toEqual([]);
        }
        expect(await wrongPeople()).toEqual([]);
        expect(await strangers()).toEqual([]);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it('agree after many at once wrote, marked and deleted messages of one person, and none gave up', async () => {
    const { sql } = backend;
    const write = (count: number) =>
      inTransaction(sql, async (tx) => {
        for (let index = 0; index < count; index++)
          await tx`
            insert into public.messages (direction, from_phone, to_phone, body, status)
            values ('inbound', '+15550100009', ${store}, 'x', 'delivered')`;
      });
    const mark = () => sql`
      update public.messages set status = 'read' where id = (
        select id from public.messages where status = 'delivered' limit 1 for update skip locked)`;
    const remove = () => sql`
      delete from public.messages where id = (select id from public.messages limit 1 for update skip locked)`;
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? write(3) : index % 3 === 1 ? mark() : remove())),
    );
    expect(await sql`select phone from public.sms_people`).toHaveLength(1);
    expect(await wrongPeople()).toEqual([]);
  });

  it('start for a message with only the columns of the specification, written without our server', async () => {
    await inTransaction(backend.sql, async (tx) => {
      await tx`set local role service_role`;
      await tx`
        insert into public.messages (direction, from_phone, to_phone, body, status, received_at)
        values ('inbound', '+15550100001', ${store}, 'hello', 'delivered', now())`;
    });
    const people = await backend.sql`select phone, unread, version from public.sms_people`;
    expect([...people]).toEqual([{ phone: '+15550100001', unread: 1, version: 1 }]);
    expect(await wrongPeople()).toEqual([]);
  });
});
