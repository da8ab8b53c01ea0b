import { afterAll, beforeAll, expect, it } from 'vitest';
import { type InboxApp, startInboxApp, storePhone } from '../../../../testing/sms/start-inbox-app.ts';

/** A quarter past nine in the evening of May 6 in the store's zone; there it is the 7th in UTC. */
const evening = new Date('2026-05-07T02:15:00Z');
let app: InboxApp;
beforeAll(async () => {
  app = await startInboxApp(() => evening);
  const { sql } = app.context;
  await sql`
    insert into public.messages (direction, from_phone, to_phone, body, status, created_at) values
      ('inbound', '+15550100001', ${storePhone}, 'a', 'delivered', '2026-05-01'),
      ('inbound', '+15550100002', ${storePhone}, 'b', 'delivered', '2026-05-02'),
      ('inbound', '+15550100002', ${storePhone}, 'c', 'read', '2026-05-02'),
      ('outbound', ${storePhone}, '+15550100001', 'of today', 'failed', '2026-05-06T08:00:00-05:00'),
      ('outbound', ${storePhone}, '+15550100001', 'after midnight in UTC', 'failed', '2026-05-07T02:00:00Z'),
      ('outbound', ${storePhone}, '+15550100001', 'of yesterday', 'failed', '2026-05-05T12:00:00-05:00'),
      ('outbound', ${storePhone}, '+15550100001', 'sent again', 'failed', '2026-05-06T09:00:00-05:00')`;
  await sql`
    insert into public.messages (direction, from_phone, to_phone, body, status, created_at, retry_of)
    select 'outbound', from_phone, to_phone, body, 'delivered', '2026-05-06T09:05:00-05:00', id
    from public.messages where body = 'sent again'`;
  await sql`
    update public.sms_people p set wish_message_id = m.id
    from public.messages m where m.person_id = p.id and m.body = 'a'`;
});
afterAll(() => app.close());

const waiting = async (token: string) => {
  const { items } = (await app.call('GET', '/waiting', undefined, { token })).body;
  return items.filter(({ kind }: { kind: string }) => kind.startsWith('sms_'));
};

it('shows an administrator unread texts, texts that failed today and were not resent, and opt-out wishes', async () => {
  expect(await waiting(app.tokens.admin)).toEqual([
    { kind: 'sms_unread', count: 2, soonest: null },
    { kind: 'sms_failed', count: 2, soonest: null },
    { kind: 'sms_wishes', count: 1, soonest: null },
  ]);
});

it.each(['employee', 'pharmacist'] as const)('shows an %s nothing about texts', async (role) => {
  expect(await waiting(await app.issuer.openSession(await app.issuer.hire(role)))).toEqual([]);
});
