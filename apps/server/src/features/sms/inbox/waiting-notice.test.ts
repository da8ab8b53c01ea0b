import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayZone } from '../../../../testing/day-zone.ts';
import { newNumber, type SendingApp, startSendingApp } from '../../../../testing/sms/start-sending-app.ts';
import { textChats } from '../../../../testing/sms/text-chats.ts';

let app: SendingApp;
beforeAll(async () => {
  app = await startSendingApp();
  app.context.store.timeZone = dayZone();
});
afterAll(() => app.close());

const { confirmed } = textChats(() => app);
const newest = (phone: string) => {
  const message = app.double.accepted(phone).at(-1);
  if (!message) throw new Error('nothing was sent');
  return message;
};
const text = (from: string, body: string) => app.double.text({ from, body });
const threadOf = async (phone: string) => {
  const [row] = await app.context.sql<{ id: string; version: number }[]>`
    select id, version from public.sms_people where phone = ${phone}`;
  if (!row) throw new Error('no thread');
  return row;
};
/** What the bell shows of the thread. */
const notices = async (phone: string) => {
  const { id } = await threadOf(phone);
  const { body } = await app.call('GET', '/staff-notices');
  return body.notices
    .filter(({ path }: { path: string }) => path === `/app/sms?thread=${id}`)
    .map(({ kind }: { kind: string }) => kind);
};

it('a text that waits is one notice to its thread, until an answer is accepted', async () => {
  const phone = newNumber();
  await text(phone, 'Are you open on Sunday?');
  await text(phone, 'And on Monday?');
  expect(await notices(phone)).toEqual(['text']);
  app.double.fail({ kind: 'status', status: 400, code: 21614, accepts: false });
  expect((await app.send(phone, 'On Mondays, too.')).body.success).toBe(false);
  expect(await notices(phone)).toEqual(['text']);
  expect((await app.send(phone, 'On Monday from nine.')).status).toBe(200);
  expect(await notices(phone)).toEqual([]);
  await text(phone, 'Thank you, and Tuesday?');
  expect(await notices(phone)).toEqual(['text']);
});

it('comes back when the answer fails, also to a text in a chat, until the next one arrives', async () => {
  const phone = newNumber();
  await text(phone, 'Are you open on Sunday?');
  await app.send(phone, 'No.');
  const landed = (await confirmed()).phone;
  await text(landed, 'Is it ready?');
  await app.send(landed, 'Yes.');
  expect([await notices(phone), await notices(landed)]).toEqual([[], []]);
  for (const to of [phone, landed]) await app.double.report(newest(to), 'undelivered', 30_005);
  await app.double.report(newest(landed), 'undelivered', 30_005);
  expect([await notices(phone), await notices(landed)]).toEqual([['text'], ['text']]);
  await app.send(landed, 'Yes, it is.');
  expect(await notices(landed)).toEqual([]);
});

it('ends when the thread is done, one of many too, and with STOP', async () => {
  const [one, two, three] = [newNumber(), newNumber(), newNumber()];
  for (const phone of [one, two, three]) await text(phone, 'Are you open on Sunday?');
  const { id, version } = await threadOf(one);
  await app.call('PATCH', `/sms/people/${id}`, { version, isDone: true });
  await app.call('POST', '/sms/people/changes', { ids: [(await threadOf(two)).id], change: { isDone: true } });
  await text(three, 'STOP');
  expect([await notices(one), await notices(two), await notices(three)]).toEqual([[], [], []]);
  await text(one, 'One more question');
  expect(await notices(one)).toEqual(['text']);
});

it('isn’t raised beside an urgent text, whose notice opens the thread until the alarm is closed', async () => {
  const phone = newNumber();
  await text(phone, 'my chest hurts and I cannot breathe');
  expect(await notices(phone)).toEqual(['urgent_text']);
  const { id } = await threadOf(phone);
  const [alarm] = (await app.call('GET', `/sms/people/${id}`)).body.alarms;
  await app.call('POST', `/sms/alarms/${alarm.id}/close`, { done: 'Called, 911 is there.' });
  expect(await notices(phone)).toEqual([]);
});
