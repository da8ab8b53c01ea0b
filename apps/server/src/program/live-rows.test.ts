import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { hire, type StaffMember } from '../../testing/staff.ts';
import { auditLiveRows } from '../features/proxy/audit-live-rows.ts';

let test: TestApp;
let owner: StaffMember;
beforeAll(async () => {
  test = await createTestApp(undefined, { LOG_LEVEL: 'fatal' });
  owner = await hire(test, 'owner', 'admin');
});
afterAll(() => test.close());

const received = () =>
  test.context.sql<{ actor: string; target: string; detail: string; address: string | null }[]>`
    select actor_id as actor, target, detail, host(address) as address
    from app.audit_log where action = 'live_messages_read' order by seq`;

it('O2 holds how many rows a session received live from a table, once, also after the log was away; none of what says only that a chat changed', async () => {
  const { sql, backend } = test.context;
  if (!backend) throw new Error('needs the embedded backend');
  const heard: unknown[] = [];
  const ready = Promise.withResolvers<void>();
  owner.client
    .channel('inbox')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'messages' }, (change) => heard.push(change))
    .on('postgres_changes', { event: '*', schema: 'public', table: 'live_changes' }, () => heard.push('a live chat'))
    .on('system', {}, ({ status }) => status === 'ok' && ready.resolve())
    .subscribe();
  await ready.promise;
  await sql`
    insert into public.messages (direction, from_phone, to_phone, body, status)
    select 'inbound', '+15550100', '+15550101', 'hello', 'delivered' from generate_series(1, 3)`;
  const [{ id }] = await sql<[{ id: string }]>`
    insert into app.conversations (visitor_hash, chat_id) values (sha256('one'), 'chat-1763460000001') returning id`;
  await sql`select app.note_live_change(${id})`;
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(4);

  await sql`alter table app.audit_log add constraint nothing_more check (false) not valid`;
  await expect(auditLiveRows(sql, backend.liveRows)).rejects.toThrow();
  await sql`alter table app.audit_log drop constraint nothing_more`;
  await auditLiveRows(sql, backend.liveRows);
  await auditLiveRows(sql, backend.liveRows);
  expect(await received()).toEqual([{ actor: owner.id, target: 'messages', detail: '3 rows', address: '127.0.0.1' }]);
});
