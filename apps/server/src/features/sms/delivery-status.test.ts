import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type CarrierApp, signedAs, startCarrierApp } from '../../../testing/sms/start-carrier-app.ts';
import { formCall, statusParams } from '../../../testing/twilio-double/signed-calls.ts';
import { recordDelivery } from './delivery-status.ts';

let app: CarrierApp;
beforeAll(async () => {
  app = await startCarrierApp();
});
afterAll(() => app.close());

const count = inject('isFullSize') ? 1_000 : 200;
const states = ['accepted', 'queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed', 'made-up'];
const order = ['queued', 'failed', 'delivered', 'read'];
let numbers = 0;
const newNumber = () => `+1555557${String(++numbers).padStart(4, '0')}`;

/** Always the same order for the same seed. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return list
    .map((value) => ({ value, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

describe('T3 call-backs of the carrier', () => {
  it('T3 many of them in any order, some twice, end as in their right order and never go back', async () => {
    const texts = await Promise.all(Array.from({ length: count / 10 }, () => app.sendOne(newNumber())));
    const ends = ['delivered', 'undelivered', 'failed', 'sent'];
    const calls = texts.flatMap(({ message }, index) => {
      const end = ends[index % ends.length] ?? '';
      const code = end === 'undelivered' ? 30_003 : end === 'failed' ? 30_008 : undefined;
      const way = ['accepted', 'queued', 'queued', 'sending', 'sending', 'made-up', 'sent', 'sent', end, end];
      return way.map((state) => app.double.statusCall(message, state, state === end ? code : undefined));
    });
    expect(calls).toHaveLength(count);
    const seen = new Map<string, string>();
    const mixed = shuffled(calls, 7);
    for (let from = 0; from < mixed.length; from += 25) {
      const answers = await Promise.all(mixed.slice(from, from + 25).map((call) => app.double.post(call)));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      for (const { id, status } of await app.messages()) {
        expect(order.indexOf(status)).toBeGreaterThanOrEqual(order.indexOf(seen.get(id) ?? 'queued'));
        seen.set(id, status);
      }
    }
    for (const [index, { id, message }] of texts.entries()) {
      const end = ends[index % ends.length] ?? '';
      expect(await app.messageOf(message.sid)).toMatchObject({
        id,
        // It may be anything on the way, and further than `sent`.
        carrier_state: end === 'sent' ? 'made-up' : end,
        status: { delivered: 'delivered', sent: 'queued' }[end] ?? 'failed',
        error_code: { undelivered: 30_003, failed: 30_008 }[end] ?? null,
        hand_over: 'taken',
        sent_at: expect.any(Date),
      });
    }
    expect(await app.sql`select from app.sms_callbacks`).toHaveLength(0);
  });

  it('T3 give the carrier’s name to a text whose answer was lost, by the id in their address', async () => {
    const { id, message } = await app.sendOne(newNumber());
    expect((await app.messages()).find((row) => row.id === id)).toMatchObject({ sid: null, hand_over: 'unknown' });
    await app.double.report(message, 'sent');
    expect(await app.messageOf(message.sid)).toMatchObject({ id, hand_over: 'taken', carrier_state: 'sent' });
  });

  it('T3 with another account’s id or an impossible one are kept as belonging to an unknown text', async () => {
    const first = await app.sendOne(newNumber());
    await app.double.report(first.message, 'sent');
    const inbound = app.double.receive({ from: newNumber(), body: 'Hi' });
    await app.double.post(app.double.inboundCall(inbound));
    const inboundId = (await app.messageOf(inbound.sid))?.id ?? '';
    for (const id of [first.id, inboundId, randomUUID(), 'x', "' or 1=1", '']) {
      const sid = `SM${randomUUID().replaceAll('-', '')}`;
      const params = statusParams(app.double.accountSid, { ...first.message, sid }, 'delivered', null);
      const signer = { accountSid: app.double.accountSid, authToken: app.double.authToken, signedAs };
      const call = formCall(signer, `/api/twilio/status?id=${encodeURIComponent(id)}`, params);
      expect((await app.double.post(call)).status).toBe(200);
      expect(await app.messageOf(sid)).toBeUndefined();
      expect(await app.sql`select from app.sms_callbacks where sid = ${sid}`).toHaveLength(1);
    }
    expect(await app.messageOf(first.message.sid)).toMatchObject({ status: 'queued', carrier_state: 'sent' });
    expect(await app.messageOf(inbound.sid)).toMatchObject({ status: 'delivered', hand_over: null });
  });

  it('T3 that come before the text is known are counted in when it is, and forgotten after a week', async () => {
    const { id, message } = await app.sendOne(newNumber());
    const { sid } = message;
    const said = { sid, messageId: null };
    expect(await recordDelivery(app.sql, { ...said, state: 'delivered', errorCode: null })).toBe(false);
    expect(await recordDelivery(app.sql, { ...said, state: 'sent', errorCode: null })).toBe(false);
    expect(await recordDelivery(app.sql, { sid, messageId: id, state: 'queued', errorCode: null })).toBe(true);
    expect(await app.messageOf(sid)).toMatchObject({ id, status: 'delivered', carrier_state: 'delivered' });

    await app.sql`insert into app.sms_callbacks (sid, state, at) values ('SMold', 'sent', now() - interval '8 days')`;
    await recordDelivery(app.sql, { sid: 'SMnobody', messageId: null, state: 'sent', errorCode: null });
    expect(await app.sql`select from app.sms_callbacks where sid = 'SMold'`).toHaveLength(0);
  });

  it('T3 at the same moment as the answer that names the text are not lost', async () => {
    for (let n = 0; n < 20; n++) {
      const { id, message } = await app.sendOne(newNumber());
      const { sid } = message;
      await Promise.all([
        recordDelivery(app.sql, { sid, messageId: null, state: 'delivered', errorCode: null }),
        recordDelivery(app.sql, { sid, messageId: id, state: 'queued', errorCode: null }),
        recordDelivery(app.sql, { sid, messageId: null, state: 'sent', errorCode: null }),
      ]);
      expect(await app.messageOf(sid)).toMatchObject({ id, status: 'delivered' });
    }
  });

  it('T3 with an unknown state change no status, and the state is kept as received', async () => {
    const { message } = await app.sendOne(newNumber());
    await app.double.report(message, 'Half-Delivered');
    expect(await app.messageOf(message.sid)).toMatchObject({ status: 'queued', carrier_state: 'Half-Delivered' });
    await app.double.report(message, 'delivered');
    await app.double.report(message, 'Half-Delivered');
    expect(await app.messageOf(message.sid)).toMatchObject({ status: 'delivered', carrier_state: 'delivered' });
  });

  it('T3 of a text that came in never take back that it was read', async () => {
    const inbound = app.double.receive({ from: newNumber(), body: 'Hi' });
    await app.double.post(app.double.inboundCall(inbound));
    await app.sql`update public.messages set status = 'read' where sid = ${inbound.sid}`;
    for (const state of states) await app.double.report(inbound, state);
    expect(await app.messageOf(inbound.sid)).toMatchObject({ status: 'read', hand_over: null, sent_at: null });
  });

  it('T3 prove a text that was given up to have been taken all the same', async () => {
    const { id, message } = await app.sendOne(newNumber());
    await app.sql`update public.messages set hand_over = 'refused', status = 'failed' where id = ${id}`;
    await app.double.report(message, 'sent');
    expect(await app.messageOf(message.sid)).toMatchObject({ id, hand_over: 'taken', status: 'queued' });
  });

  it('T4 with error 21610 opt the person out, once', async () => {
    const to = newNumber();
    const { message } = await app.sendOne(to);
    await app.double.report(message, 'failed', 21_610);
    const person = await app.personOf(to);
    expect(person).toMatchObject({ opted_out_at: expect.any(Date), opted_out_how: 'carrier' });
    await app.double.text({ from: to, body: 'START' });
    expect((await app.personOf(to))?.opted_out_at).toBeNull();
    await app.double.report(message, 'failed', 21_610);
    expect((await app.personOf(to))?.opted_out_at).toBeNull();
    const ledger =
      await app.sql`select change, how from app.sms_opt_outs where person_id = ${person?.id ?? ''} order by id`;
    expect(ledger.map(({ change, how }) => `${change} ${how}`)).toEqual(['stop carrier', 'start keyword']);
  });
});
