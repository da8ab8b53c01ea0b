import { nullCases, stopCases, wishCases } from '@rxweb/domain/sms/opt-out-cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CarrierApp, startCarrierApp } from '../../../../testing/sms/start-carrier-app.ts';

/** A Tuesday morning in the store's zone, and that evening after it has closed. */
const open = new Date('2026-05-05T17:00:00Z');
const closed = new Date('2026-05-06T03:00:00Z');
const dayMs = 24 * 60 * 60_000;

let app: CarrierApp;
let now = open;
beforeAll(async () => {
  app = await startCarrierApp({ now: () => now, env: { SMS_AFTER_HOURS_REPLY: 'on' } });
});
afterAll(() => app.close());

let numbers = 0;
const newNumber = () => `+1555558${String(++numbers).padStart(4, '0')}`;
const text = (from: string, body: string, optOutType?: string) => app.double.text({ from, body }, optOutType);
const ledgerOf = async (phone: string) => {
  const rows = await app.sql<{ entry: string }[]>`
    select change || ' ' || how as entry from app.sms_opt_outs
    where person_id = (select id from public.sms_people where phone = ${phone}) order by id`;
  return rows.map(({ entry }) => entry);
};
const repliesTo = async (phone: string) => {
  const rows = await app.sql<{ body: string }[]>`
    select body from public.messages where direction = 'outbound' and to_phone = ${phone} order by created_at, id`;
  return rows.map(({ body }) => body);
};

describe('T4 words that came in', () => {
  it('T4 mark people who ask for no texts within a second, in more than 60 wordings, and no one else', async () => {
    expect(stopCases.length + wishCases.length).toBeGreaterThan(60);
    await text(newNumber(), 'The first one finds everything cold');
    const waits: number[] = [];
    const tryWording = async (body: string) => {
      const from = newNumber();
      const startedAt = performance.now();
      expect((await text(from, body)).status).toBe(200);
      const person = await app.personOf(from);
      waits.push(performance.now() - startedAt);
      const [message] = await app.sql<{ id: string }[]>`select id from public.messages where from_phone = ${from}`;
      const isStop = stopCases.includes(body);
      expect([body, person?.opted_out_how ?? null, person?.opted_out_words ?? null]).toEqual([
        body,
        isStop ? 'keyword' : null,
        isStop ? body : null,
      ]);
      expect([body, person?.wish_message_id]).toEqual([body, wishCases.includes(body) ? message?.id : null]);
      expect(await ledgerOf(from)).toEqual(isStop ? ['stop keyword'] : []);
    };
    const wordings = [...stopCases, ...wishCases, ...nullCases].values();
    const tryAll = async () => {
      for (const body of wordings) await tryWording(body);
    };
    await Promise.all(Array.from({ length: 4 }, tryAll));
    // Tests share the machine: one in twenty may have waited for another.
    expect(waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.95)]).toBeLessThan(1_000);
  });

  it('T4 START and UNSTOP undo it, YES only from people who opted out', async () => {
    const from = newNumber();
    await text(from, 'yes');
    expect(await ledgerOf(from)).toEqual([]);
    for (const word of ['Start', 'UNSTOP', 'yes']) {
      await text(from, 'STOP');
      expect((await app.personOf(from))?.opted_out_at).toEqual(now);
      await text(from, word);
      expect((await app.personOf(from))?.opted_out_at).toBeNull();
    }
    expect(await ledgerOf(from)).toEqual(Array.from({ length: 3 }, () => ['stop keyword', 'start keyword']).flat());
  });

  it('S29-406 T4 YES never undoes a stop that staff recorded or that isn’t the carrier’s own, whatever the carrier calls it', async () => {
    const [byStaff, spelled, byCarrier] = [newNumber(), newNumber(), newNumber()];
    await text(byStaff, 'Is it ready?');
    await app.sql`update public.sms_people set opted_out_at = now(), opted_out_how = 'staff' where phone = ${byStaff}`;
    await text(spelled, 'S.T.O.P');
    await text(byCarrier, 'Hello');
    await app.sql`update public.sms_people set opted_out_at = now(), opted_out_how = 'carrier' where phone = ${byCarrier}`;
    for (const from of [byStaff, spelled, byCarrier]) await text(from, 'Yes', 'START');
    const stopped = async (from: string) => (await app.personOf(from))?.opted_out_at !== null;
    expect(await Promise.all([byStaff, spelled, byCarrier].map(stopped))).toEqual([true, true, false]);
    for (const from of [byStaff, spelled]) await text(from, 'START');
    expect(await Promise.all([byStaff, spelled].map(stopped))).toEqual([false, false]);
  });

  it('T4 count as the carrier has understood them, whatever the words', async () => {
    const from = newNumber();
    await text(from, 'Arrêt', 'STOP');
    expect((await app.personOf(from))?.opted_out_how).toBe('keyword');
    await text(from, 'no more texts please', 'HELP');
    await text(from, 'Retour', 'START');
    expect(await app.personOf(from)).toMatchObject({ opted_out_at: null, wish_message_id: null });
  });

  it('T4 replace what staff recorded, which only staff could take back', async () => {
    const from = newNumber();
    await text(from, 'no more texts please');
    await app.sql`
      update public.sms_people set opted_out_at = now(), opted_out_how = 'staff', wish_message_id = null where phone = ${from}`;
    await text(from, 'STOP');
    expect((await app.personOf(from))?.opted_out_how).toBe('keyword');
  });

  it('T2 that come again change nothing, even after the person took them back', async () => {
    const from = newNumber();
    const call = app.double.inboundCall(app.double.receive({ from, body: 'STOP' }));
    await app.double.post(call);
    await text(from, 'START');
    await app.double.post(call);
    expect((await app.personOf(from))?.opted_out_at).toBeNull();
    expect(await ledgerOf(from)).toEqual(['stop keyword', 'start keyword']);
  });
});

describe('a text that comes while the store is closed', () => {
  it('is answered once in a closed stretch, in the language of the text', async () => {
    const [ann, bea] = [newNumber(), newNumber()];
    await text(ann, 'Are you open?');
    expect(await repliesTo(ann)).toEqual([]);
    now = closed;
    const call = app.double.inboundCall(app.double.receive({ from: ann, body: 'Hello?' }));
    await Promise.all(Array.from({ length: 10 }, () => app.double.post(call)));
    await text(ann, 'Anybody?');
    await text(bea, '¿A qué hora abren mañana?');
    expect(await repliesTo(ann)).toEqual([expect.stringContaining("We're closed")]);
    expect(await repliesTo(bea)).toEqual([expect.stringContaining('estamos cerrados')]);
    await expect.poll(() => app.double.accepted(ann).length).toBe(1);
    now = new Date(closed.getTime() + dayMs);
    await text(ann, 'And today?');
    expect(await repliesTo(ann)).toHaveLength(2);
  });

  it('T4 gets no reply if it is a keyword or an opt-out wish, or from a person who opted out', async () => {
    const from = newNumber();
    for (const body of ['HELP', 'please stop texting me', 'STOP', 'Is it ready?', 'START']) await text(from, body);
    expect(await repliesTo(from)).toEqual([]);
  });

  it('is not answered to machines, to other countries, or to our own number', async () => {
    for (const from of ['72345', 'ALDERBANK', '+447700900123', app.double.from]) {
      await text(from, 'Hello');
      expect(await repliesTo(from)).toEqual([]);
    }
  });
});
