import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { hire } from '../../testing/staff.ts';
import { visitorCookie } from '../../testing/visitor-cookie.ts';
import { createDemoCarrier, type DemoCarrier, demoPicture } from '../adapters/demo-carrier/create-demo-carrier.ts';
import { realClock } from '../adapters/demo-carrier/timetable.ts';
import { fill } from '../features/sms/demo.ts';
import { sms } from '../features/sms/feature.ts';
import { connectPorts } from '../program/collect.ts';
import { features } from '../program/features.ts';

const from = '+15555550100';
/** Texted a moment ago, so that no quiet hours hold what follows. */
const phone = '+15555550142';
let carrier: DemoCarrier;
let test: TestApp;
beforeAll(async () => {
  // Fifty times as fast as people.
  const clock = { ...realClock, after: (ms: number, work: () => void) => realClock.after(ms / 50, work) };
  carrier = createDemoCarrier({ from, seed: 1, clock });
  test = await createTestApp(undefined, { LOG_LEVEL: 'fatal', SMS_AFTER_HOURS_REPLY: 'off' }, carrier);
});
afterAll(async () => {
  await carrier.close();
  await test.close();
});

it('lets a visitor go on by text: the invented person agrees, and what the two write stands in the chat', async () => {
  const { context, url } = test;
  const { id: adminId } = await hire(test, 'priya', 'admin');
  const now = new Date();
  const time = {
    now,
    day: () => now.toISOString().slice(0, 10),
    daysAgo: (days: number) => new Date(now.getTime() - days * 86_400_000),
    minutesAgo: (minutes: number) => new Date(now.getTime() - minutes * 60_000),
    at: (moment: number | readonly [number, string]) =>
      new Date(now.getTime() - (typeof moment === 'number' ? moment * 60_000 : moment[0] * 86_400_000)),
  };
  const tools = { time, adminId, pharmacistId: adminId, storeNumber: from, carrierPicture: demoPicture };
  const ports = connectPorts<never>(features, context as never).get(sms as never);
  if (!ports) throw new Error('the texts have no ports');
  await fill(context, { ...tools, drawLabel: () => Buffer.of() }, ports);

  const chatId = 'chat-1763460000001';
  const asked = await fetch(`${url}/api/chat/by-text`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: visitorCookie() },
    body: JSON.stringify({ chatId, phone, agreed: true }),
  });
  expect(asked.status).toBe(200);
  const lines = async () =>
    (
      await context.sql<{ line: string }[]>`
        select m.author || ': ' || m.text as line from app.live_messages m join app.conversations c on c.id = m.conversation_id
        where c.chat_id = ${chatId} order by m.seq`
    ).map(({ line }) => line);
  const question = 'visitor: Thanks. Can my sister pick up my order for me?';
  await expect.poll(lines, { timeout: 20_000 }).toEqual([question]);

  const answer = 'Yes, it is ready.';
  await context.sql`
    with next as (update app.conversations set live_seq = live_seq + 1 where chat_id = ${chatId} returning id, live_seq)
    insert into app.live_messages (conversation_id, seq, author, kind, staff_id, staff_name, staff_role, text, client_key)
    select id, live_seq, 'staff', 'text', ${adminId}, 'Priya Shah', 'admin', ${answer}, 'key-00000001' from next`;
  await expect
    .poll(lines, { timeout: 20_000 })
    .toEqual([question, `staff: ${answer}`, 'visitor: Great, I will come by this afternoon.']);
});
