import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';
import { makeAccessToken } from '../../testing/make-access-token.ts';
import { createHistory } from '../../testing/realtime/history.ts';
import { joinOf, openRaw, type RawSocket, until } from '../../testing/realtime/realtime-fixture.ts';
import { casesOf, propertyTimeoutMs } from '../../testing/sizes.ts';

const tables = `
  create table public.staff (id uuid primary key);
  grant select on public.staff to authenticated;
  create table public.notes (id int primary key, owner uuid not null, body text not null, secret text not null default 'top secret');
  create table public.log (id int primary key, owner uuid not null, body text not null, secret text not null default 'top secret');
  alter table public.notes enable row level security;
  alter table public.log enable row level security;
  create policy own on public.notes for select to authenticated
    using (owner = (select auth.uid()) or exists (select from public.staff s where s.id = (select auth.uid())));
  create policy staff on public.log for select to authenticated
    using (exists (select from public.staff s where s.id = (select auth.uid())));
  revoke all on public.notes, public.log from anon, authenticated;
  grant select (id, owner, body) on public.notes, public.log to anon, authenticated;
  alter publication supabase_realtime add table public.notes, public.log;
`;
const nobody = '00000000-0000-4000-8000-000000000000';
const maxSentPerSocket = 80;

let test: TestBackend;
let users: { id: string; token: string }[];
beforeAll(async () => {
  test = await createTestBackend();
  await test.sql.unsafe(tables);
  users = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const { userId: id, token } = await makeAccessToken(test);
      return { id, token };
    }),
  );
});
afterAll(() => test.close());

/** A socket with one topic, cut and reopened now and then. */
interface Slot {
  name: string;
  table: 'notes' | 'log';
  raw: RawSocket;
  sent: number;
  refs: number;
  joinRef: string | undefined;
  user: string | undefined;
}

const history = createHistory(() => performance.now());
const seen = { rows: 0, keys: 0, refused: 0, ended: 0 };
const faults: string[] = [];
let opened = 0;

/** Checks each delivery as it arrives. */
async function open(slot: Slot): Promise<void> {
  slot.raw = await openRaw(test);
  slot.sent = 0;
  slot.joinRef = undefined;
  const name = `${slot.table} ${++opened}`;
  slot.name = name;
  slot.raw.socket.addEventListener('message', ({ data }) => judge(slot, name, String(data)));
}

function judge(slot: Slot, channel: string, text: string): void {
  const at = performance.now();
  const [, , , event, payload] = JSON.parse(text);
  if (text.includes('secret')) faults.push(`a column nobody may select: ${text}`);
  if (event === 'phx_close' && slot.name === channel) {
    seen.ended++;
    slot.joinRef = undefined;
    history.changeListener(channel, undefined).done();
  }
  if (event !== 'postgres_changes') return;
  const { type, record, old_record } = payload.data;
  if (type === 'DELETE') {
    seen.keys++;
    if (record || JSON.stringify(Object.keys(old_record)) !== '["id"]') faults.push(`more than a key: ${text}`);
    if (!history.hasSeenRows(channel, at)) faults.push(`a key for one who reads no row: ${text}`);
    return;
  }
  seen.rows++;
  if (!history.isAllowed({ channel, body: record.body, at })) faults.push(`to ${channel}: ${text}`);
}

function say(slot: Slot, joinRef: string, event: string, payload: object): string {
  const ref = `r${++slot.refs}`;
  slot.sent++;
  slot.raw.send([event === 'phx_join' ? ref : joinRef, ref, 'realtime:x', event, payload]);
  return ref;
}

const isReplyTo = (ref: string) => (frame: string) => frame.includes(`"${ref}","realtime:x","phx_reply"`);

async function toggleJoin(slot: Slot, user: (typeof users)[number] | undefined): Promise<void> {
  if (slot.joinRef !== undefined) {
    const left = history.changeListener(slot.name, undefined);
    const ref = say(slot, slot.joinRef, 'phx_leave', {});
    await slot.raw.next(isReplyTo(ref));
    slot.joinRef = undefined;
    return left.done();
  }
  const started = history.changeListener(slot.name, user?.id ?? nobody);
  const binding = { event: '*', schema: 'public', table: slot.table };
  const ref = say(slot, '', 'phx_join', joinOf(user?.token, [binding]));
  const answer = await slot.raw.next(isReplyTo(ref));
  started.done();
  if (answer.includes('"status":"ok"')) {
    slot.joinRef = ref;
    slot.user = user?.id;
  } else {
    seen.refused++;
    history.changeListener(slot.name, undefined).done();
  }
}

async function pushToken(slot: Slot, user: (typeof users)[number] | undefined): Promise<void> {
  if (slot.joinRef === undefined || slot.user === user?.id) return;
  const before = slot.raw.received.length;
  const changed = history.changeListener(slot.name, user?.id ?? nobody);
  say(slot, slot.joinRef, 'access_token', { access_token: user?.token ?? 'not.a.token' });
  const isAnswer = (frame: string) =>
    frame.includes('"status":"ok","message":"Subscribed') || frame.includes('"phx_close"');
  await until(() => slot.raw.received.slice(before).some(isAnswer));
  slot.user = user?.id;
  changed.done();
}

async function cut(slot: Slot): Promise<void> {
  const ended = history.changeListener(slot.name, undefined);
  slot.raw.socket.close();
  await slot.raw.closed;
  ended.done();
  await open(slot);
}

const operation = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      on: fc.nat(11),
      user: fc.nat(3),
      table: fc.constantFrom('notes' as const, 'notes' as const, 'log' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('delete' as const),
      on: fc.nat(11),
      user: fc.nat(3),
      table: fc.constantFrom('notes' as const, 'log' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('hire' as const, 'dismiss' as const),
      on: fc.nat(3),
      user: fc.nat(3),
      table: fc.constant('notes' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('join' as const, 'join' as const, 'push' as const, 'cut' as const),
      on: fc.nat(7),
      user: fc.nat(4),
      table: fc.constant('notes' as const),
    }),
  },
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** What two operations of a batch must not share, since their order would be unknown. */
function resourceOf({ kind, on, table }: Operation): string {
  if (kind === 'write' || kind === 'delete') return `${table} ${on}`;
  return kind === 'hire' || kind === 'dismiss' ? `staff ${on}` : `slot ${on}`;
}

const batch = fc.uniqueArray(fc.record({ operation, afterMs: fc.nat(6) }), {
  minLength: 2,
  maxLength: 7,
  selector: ({ operation: one }) => resourceOf(one),
});

let texts = 0;
async function run({ kind, on, user, table }: Operation, slots: readonly Slot[]): Promise<void> {
  const { sql } = test;
  if (kind === 'write') {
    const [body, owner] = [`text ${++texts}`, users[user]?.id ?? nobody];
    const change = history.changeRow(`${table} ${on}`, { body, owner });
    await sql`
      insert into ${sql(table)} (id, owner, body) values (${on}, ${owner}, ${body})
      on conflict (id) do update set owner = excluded.owner, body = excluded.body`;
    return change.done();
  }
  if (kind === 'delete') {
    const change = history.changeRow(`${table} ${on}`, undefined);
    await sql`delete from ${sql(table)} where id = ${on}`;
    return change.done();
  }
  if (kind === 'hire' || kind === 'dismiss') {
    const id = users[on]?.id ?? nobody;
    const change = history.changeStaff(id, kind === 'hire');
    if (kind === 'hire') await sql`insert into public.staff (id) values (${id}) on conflict do nothing`;
    else await sql`delete from public.staff where id = ${id}`;
    return change.done();
  }
  const slot = slots[on];
  if (!slot) throw new Error('no such slot');
  if (kind === 'cut' || slot.sent > maxSentPerSocket) return cut(slot);
  return kind === 'join' ? toggleJoin(slot, users[user]) : pushToken(slot, users[user]);
}

it(
  'Z10 no row reaches a user who may not read it then, in any order of changes, roles, joins, leaves, cuts and tokens',
  async () => {
    const slots = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const table = index < 6 ? 'notes' : 'log';
        const slot = { table, refs: 0 } as Slot;
        await open(slot);
        return slot;
      }),
    );
    const batches = casesOf(200, 10_000);
    for (let n = 0; n < batches && faults.length === 0; n++) {
      const [steps = []] = fc.sample(batch, 1);
      await Promise.all(
        steps.map(async (step) => {
          await sleep(step.afterMs);
          await run(step.operation, slots);
        }),
      );
    }
    await sleep(1_000);
    expect(faults).toEqual([]);
    expect(seen.rows).toBeGreaterThan(batches / 4);
    expect(Math.min(seen.keys, seen.refused, seen.ended)).toBeGreaterThan(0);
    for (const { raw } of slots) raw.socket.close();
  },
  propertyTimeoutMs,
);
