import { randomUUID } from 'node:crypto';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newNumber, type SendingApp, startSendingApp } from '../../../../testing/sms/start-sending-app.ts';
import { dispatchDue } from './dispatch.ts';

let app: SendingApp;
/** A Wednesday morning in the store's zone. */
const morning = new Date('2026-05-27T18:00:00Z');
let now = morning;
beforeAll(async () => {
  app = await startSendingApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = morning;
  // The store's minute is used up by other tests otherwise.
  await app.context.sql`
    update public.messages set created_at = created_at - interval '2 days' where direction = 'outbound' and hand_over <> 'waiting'`;
});

const after = (ms: number) => {
  now = new Date(now.getTime() + ms);
  return dispatchDue(app.deps);
};
const minuteMs = 60_000;
const carried = (to: string) => app.double.accepted(to).map(({ body }) => body);
const undoable = (to: string, body: string, more: object = {}) =>
  app.send(to, body, more, { 'undo-seconds': String(smsLimits.maxUndoSeconds), 'idempotency-key': randomUUID() });
const scheduled = (to: string, body: string, at: string) => app.send(to, body, { at });
const actions = async () =>
  (
    await app.context.sql<{ action: string }[]>`select action from app.audit_log where action like 'sms%' order by seq`
  ).map(({ action }) => action);

describe('a text that can be taken back', () => {
  it('S29-401 is committed as queued, and goes out once when the seconds are over', async () => {
    const to = newNumber();
    const { status, body } = await undoable(to, 'Almost gone');
    expect([status, body.success]).toEqual([200, true]);
    expect(body.message).toMatchObject({ status: 'queued', hand_over: 'waiting', hold: 'undo' });
    await after(29_000);
    expect(carried(to)).toEqual([]);
    await after(1_000);
    await after(minuteMs);
    expect(carried(to)).toEqual(['Almost gone']);
    const outcome = await app.call('GET', `/sms/messages/${body.message.id}/outcome`);
    expect([outcome.status, outcome.body.success]).toEqual([200, true]);
    expect((await app.call('POST', `/sms/messages/${body.message.id}/undo`)).status).toBe(409);
  });

  it('S29-401 leaves nothing when it is undone, but for the audit log; its author may write it again at once', async () => {
    const to = newNumber();
    const picture = (await app.call('POST', '/sms/pictures', onePixel)).body.picture.id;
    const { body } = await undoable(to, 'Not like this', { pictures: [picture] });
    const undone = await app.call('POST', `/sms/messages/${body.message.id}/undo`);
    expect([undone.status, undone.body]).toEqual([200, { success: true }]);
    expect(await app.rows(to)).toEqual([]);
    expect((await actions()).slice(-2)).toEqual(['sms_sent', 'sms_undone']);
    expect((await app.call('POST', `/sms/messages/${body.message.id}/undo`)).status).toBe(404);
    expect((await app.call('GET', `/sms/messages/${body.message.id}/outcome`)).status).toBe(404);
    const [person] = await app.context.sql`select last_at from public.sms_people where phone = ${to}`;
    expect(person?.last_at).toBeNull();

    const again = await undoable(to, 'Not like this', { pictures: [picture] });
    expect(again.body.message.pictures.map(({ id }: { id: string }) => id)).toEqual([picture]);
    await after(minuteMs);
    expect(carried(to)).toEqual(['Not like this']);
  });

  it('S29-401 is taken back by its author alone, and twice sent is one text', async () => {
    const to = newNumber();
    const { body } = await undoable(to, 'Mine');
    const byBea = { authorization: `Bearer ${app.tokens.bea}` };
    expect((await app.call('POST', `/sms/messages/${body.message.id}/undo`, undefined, byBea)).status).toBe(404);
    expect((await app.call('GET', `/sms/messages/${body.message.id}/outcome`, undefined, byBea)).status).toBe(404);
    const twice = await undoable(to, 'Mine');
    expect(twice.body.message.id).toBe(body.message.id);
    await after(minuteMs);
    expect(carried(to)).toEqual(['Mine']);
  });

  it('S29-401 is either sent or undone, never both, when both happen at once', async () => {
    for (let n = 0; n < 8; n++) {
      const to = newNumber();
      const { body } = await undoable(to, `race ${n}`);
      now = new Date(now.getTime() + minuteMs);
      const [undone] = await Promise.all([
        app.call('POST', `/sms/messages/${body.message.id}/undo`),
        dispatchDue(app.deps),
        dispatchDue(app.deps),
      ]);
      expect([200, 409]).toContain(undone.status);
      await expect.poll(() => carried(to)).toHaveLength(undone.status === 200 ? 0 : 1);
      expect(await app.rows(to)).toHaveLength(undone.status === 200 ? 0 : 1);
    }
  });

  it('a client that doesn’t ask for it sends at once, as before', async () => {
    const to = newNumber();
    const { body } = await app.send(to, 'At once');
    expect(body.message).toMatchObject({ hand_over: 'taken', hold: null, not_before: null });
    expect((await app.call('POST', `/sms/messages/${body.message.id}/undo`)).status).toBe(404);
  });
});

describe('a scheduled text', () => {
  it('S29-402 goes out once at its time, and takes its place in the thread then', async () => {
    const to = newNumber();
    const { body } = await scheduled(to, 'See you tomorrow', '2026-05-28T18:00:00Z');
    expect(body.message).toMatchObject({ hold: 'scheduled', not_before: '2026-05-28T18:00:00.000Z', status: 'queued' });
    const list = await app.call('GET', '/sms/scheduled');
    expect(list.body.messages.map(({ id }: { id: string }) => id)).toEqual([body.message.id]);
    expect(list.body.people).toEqual([expect.objectContaining({ phone: to })]);
    expect((await app.call('GET', '/sms/desk')).body.scheduled).toBe(1);
    await app.context.sql`update public.messages set created_at = created_at - interval '1 day' where to_phone = ${to}`;
    await after(23 * 60 * minuteMs);
    expect(carried(to)).toEqual([]);
    await after(60 * minuteMs);
    await after(minuteMs);
    expect(carried(to)).toEqual(['See you tomorrow']);
    const [row] = await app.rows(to);
    expect(Date.now() - new Date(row?.created_at).getTime()).toBeLessThan(minuteMs);
    expect((await app.call('GET', '/sms/scheduled')).body.messages).toEqual([]);
  });

  it('S29-402 keeps the quiet hours, unless it answers', async () => {
    const to = newNumber();
    const tonight = '2026-05-28T05:00:00Z';
    expect((await scheduled(to, 'Tonight', tonight)).body.message.not_before).toBe('2026-05-28T15:00:00.000Z');
    const answered = newNumber();
    await app.context.sql`insert into public.sms_people (phone, last_inbound_at) values (${answered}, ${now})`;
    expect((await scheduled(answered, 'Tonight', tonight)).body.message.not_before).toBe('2026-05-28T05:00:00.000Z');
  });

  it('S29-402 is changed and canceled until it goes out', async () => {
    const to = newNumber();
    const { body } = await scheduled(to, 'At ten', '2026-05-29T17:00:00Z');
    const path = `/sms/messages/${body.message.id}`;
    const changed = await app.call('PATCH', path, { body: 'At noon', at: '2026-05-29T19:00:00Z' });
    expect(changed.body.message).toMatchObject({ body: 'At noon', not_before: '2026-05-29T19:00:00.000Z' });
    expect((await actions()).at(-1)).toBe('sms_rescheduled');
    await app.context
      .sql`update public.messages set created_at = created_at - interval '3 days' where to_phone = ${to}`;
    now = new Date('2026-05-29T18:00:00Z');
    await dispatchDue(app.deps);
    expect(carried(to)).toEqual([]);
    now = new Date('2026-05-29T19:00:00Z');
    await dispatchDue(app.deps);
    expect(carried(to)).toEqual(['At noon']);
    expect((await app.call('PATCH', path, { body: 'Too late' })).status).toBe(409);
    expect((await app.call('POST', `${path}/cancel`)).status).toBe(409);

    now = morning;
    const other = newNumber();
    const dropped = await scheduled(other, 'Never', '2026-05-28T18:00:00Z');
    expect((await app.call('POST', `/sms/messages/${dropped.body.message.id}/cancel`)).status).toBe(200);
    expect((await app.call('PATCH', `/sms/messages/${dropped.body.message.id}`, { body: 'Yet' })).status).toBe(409);
    await after(25 * 60 * minuteMs);
    expect(carried(other)).toEqual([]);
    expect((await app.call('PATCH', `/sms/messages/${randomUUID()}`, { body: 'Whose?' })).status).toBe(404);
  });

  it('S29-402 is no repeat of the same words at another time', async () => {
    const to = newNumber();
    const ids = [];
    for (const day of ['28', '28', '29'])
      ids.push((await scheduled(to, 'Reminder', `2026-05-${day}T18:00:00Z`)).body.message.id);
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('S29-402 isn’t sent late into the next quiet hours: it says that it wasn’t', async () => {
    const to = newNumber();
    await scheduled(to, 'This afternoon', '2026-05-28T22:00:00Z');
    now = new Date('2026-05-29T03:01:00Z');
    await dispatchDue(app.deps);
    expect(carried(to)).toEqual([]);
    expect((await app.rows(to))[0]).toMatchObject({ hand_over: 'refused', status: 'failed' });
  });

  it('refuses the past, and what is too far ahead', async () => {
    for (const at of ['2026-05-27T17:59:00Z', '2027-05-27T18:00:00Z', 'soon'])
      expect((await scheduled(newNumber(), 'Hello', at)).status).toBe(400);
  });

  it('S29-407 T4 says at once that it won’t be sent when the person opts out', async () => {
    const to = newNumber();
    const { body } = await scheduled(to, 'Tomorrow', '2026-05-28T18:00:00Z');
    await app.double.text({ from: to, body: 'STOP' });
    expect(await app.row(body.message.id)).toMatchObject({
      hand_over: 'refused',
      status: 'failed',
      error_code: 21_610,
    });
    await app.double.text({ from: to, body: 'START' });
    await after(25 * 60 * minuteMs);
    expect(carried(to)).toEqual([]);
  });
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
