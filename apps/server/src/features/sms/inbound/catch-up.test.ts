import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CarrierApp, startCarrierApp } from '../../../../testing/sms/start-carrier-app.ts';
import { catchUp } from './catch-up.ts';

let app: CarrierApp;
beforeAll(async () => {
  app = await startCarrierApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.double.messages.length = 0;
  app.double.asked.clear();
  await app.sql`delete from public.messages`;
  await app.sql`update app.sms_carrier set caught_up_to = null, last_problem = null`;
});

const hourMs = 60 * 60_000;
const ago = (ms: number) => new Date(Date.now() - ms);
const cursor = async () =>
  (await app.sql<{ at: Date | null }[]>`select caught_up_to as at from app.sms_carrier`)[0]?.at;

/** The server as if just started, while the double and the database kept running. */
async function restart(whileDown: () => Promise<void> | void) {
  await whileDown();
  await catchUp(app.deps);
}

describe('T7 texts that came in while the server was down', () => {
  it('T7 is all there after a catch-up: 20 of 20, with the times of the carrier, however often it is done', async () => {
    await restart(() => {
      for (let n = 0; n < 20; n++)
        app.double.receive({ from: `+1555559${1_000 + n}`, body: `Text ${n}`, at: ago((20 - n) * hourMs) });
    });
    await Promise.all([catchUp(app.deps), catchUp(app.deps)]);
    const rows = await app.messages();
    expect(rows.map(({ body }) => body)).toEqual(Array.from({ length: 20 }, (_, n) => `Text ${n}`));
    for (const [n, { received_at, created_at, status }] of rows.entries()) {
      // The carrier's list has whole seconds.
      expect(Math.abs((received_at?.getTime() ?? 0) - ago((20 - n) * hourMs).getTime())).toBeLessThan(5_000);
      expect([created_at, status]).toEqual([received_at, 'delivered']);
    }
  });

  it('T7 beside calls that did arrive makes no second row, and keeps that a text was read', async () => {
    const call = app.double.receive({ from: '+15555592001', body: 'Called' });
    await app.double.post(app.double.inboundCall(call));
    await app.sql`update public.messages set status = 'read'`;
    app.double.receive({ from: '+15555592002', body: 'Missed' });
    await catchUp(app.deps);
    const rows = await app.messages();
    expect(rows.map(({ body, status }) => `${body} ${status}`).sort()).toEqual(['Called read', 'Missed delivered']);
  });

  it('T7 goes through all pages of the list before it notes how far it has come', async () => {
    for (let n = 0; n < 450; n++)
      app.double.receive({ from: `+1555593${1_000 + (n % 50)}`, body: `Text ${n}`, at: ago(n * 1_000) });
    const before = new Date();
    await catchUp(app.deps);
    expect((await app.messages()).length).toBe(450);
    expect(app.double.asked.get('GET /Messages.json')).toBe(3);
    expect((await cursor())?.getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  it('T7 is read again from the last time on, with an overlap, and a week back the first time', async () => {
    app.double.receive({ from: '+15555594001', body: 'Eight days old', at: ago(8 * 24 * hourMs) });
    app.double.receive({ from: '+15555594002', body: 'Six days old', at: ago(6 * 24 * hourMs) });
    await catchUp(app.deps);
    expect((await app.messages()).map(({ body }) => body)).toEqual(['Six days old']);
    app.double.receive({ from: '+15555594003', body: 'Late in the list', at: ago(30 * 60_000) });
    await catchUp(app.deps);
    expect((await app.messages()).length).toBe(2);
  });

  it('T7 keeps its place when the carrier is unreachable, says so, and continues later', async () => {
    app.double.receive({ from: '+15555595001', body: 'Hello' });
    await app.double.stop();
    await catchUp(app.deps);
    expect([await cursor(), (await app.messages()).length]).toEqual([null, 0]);
    const [notes] = await app.sql`select last_problem from app.sms_carrier`;
    expect(notes?.last_problem).toContain('Couldn’t read the carrier’s list of texts');
    await app.double.start();
    await catchUp(app.deps);
    expect((await app.messages()).length).toBe(1);
  });

  it('T4 T7 takes a person’s words in the order in which they were said, and the later one counts', async () => {
    const [stopped, back, before] = ['+15555596001', '+15555596002', '+15555596003'];
    app.double.receive({ from: stopped, body: 'START', at: ago(3 * hourMs) });
    app.double.receive({ from: stopped, body: 'STOP', at: ago(2 * hourMs) });
    app.double.receive({ from: back, body: 'STOP', at: ago(3 * hourMs) });
    app.double.receive({ from: back, body: 'yes', at: ago(2 * hourMs) });
    // This one said START by a call that did arrive, before the list brought the older STOP.
    app.double.receive({ from: before, body: 'STOP', at: ago(3 * hourMs) });
    await app.double.text({ from: before, body: 'START' });
    await catchUp(app.deps);
    const optedOut = async (phone: string) => (await app.personOf(phone))?.opted_out_at ?? null;
    expect(await optedOut(stopped)).toEqual(expect.any(Date));
    expect([await optedOut(back), await optedOut(before)]).toEqual([null, null]);
  });

  it('T7 brings the status of our texts, and ignores texts that are not ours', async () => {
    const { id, message } = await app.sendOne('+15555597001');
    await app.sql`update public.messages set sid = ${message.sid}, hand_over = 'taken', carrier_state = 'queued' where id = ${id}`;
    Object.assign(message, { status: 'undelivered', errorCode: 30_003, sentAt: new Date() });
    const reply = app.double.receive({ from: app.double.from, to: '+15555597002', body: 'You have been unsubscribed' });
    reply.direction = 'outbound-reply';
    await catchUp(app.deps);
    expect(await app.messages()).toHaveLength(1);
    expect(await app.messageOf(message.sid)).toMatchObject({ id, status: 'failed', error_code: 30_003 });
    expect(await app.sql`select from app.sms_callbacks`).toHaveLength(0);
  });

  it('T7 asks after texts that have been on their way for long, later each time', async () => {
    const { id, message } = await app.sendOne('+15555597003');
    const sentAt = ago(2 * hourMs);
    Object.assign(message, { status: 'delivered', createdAt: sentAt, sentAt });
    const asked = () => app.double.asked.get('GET /Messages/:sid.json') ?? 0;
    const since = async (minutes: number, state: string) => {
      await app.sql`
        update public.messages set sid = ${message.sid}, hand_over = 'taken', status = 'queued', carrier_state = ${state},
          handed_at = now() - ${`${minutes} minutes`}::interval where id = ${id}`;
      await app.sql`update app.sms_carrier set caught_up_to = now()`;
      await catchUp(app.deps);
    };
    await since(10, 'sent');
    expect([asked(), (await app.messageOf(message.sid))?.status]).toEqual([0, 'queued']);
    message.status = 'sent';
    await since(120, 'sent');
    await since(121, 'sent');
    expect([asked(), (await app.messageOf(message.sid))?.status]).toEqual([1, 'queued']);
    message.status = 'delivered';
    await app.sql`update public.messages set next_try_at = now() where id = ${id}`;
    await since(240, 'sent');
    expect([asked(), (await app.messageOf(message.sid))?.status]).toEqual([2, 'delivered']);
    await app.sql`update public.messages set next_try_at = null where id = ${id}`;
    await since(4 * 24 * 60, 'sent');
    expect(asked()).toBe(2);
  });

  it('T7 brings the pictures of such a text, once', async () => {
    const media = [
      { type: 'image/png', bytes: Buffer.from('x') },
      { type: 'image/png', bytes: Buffer.from('y') },
    ];
    const called = app.double.receive({ from: '+15555598001', body: 'By call', media });
    await app.double.post(app.double.inboundCall(called));
    app.double.receive({ from: '+15555598002', body: '', media });
    await catchUp(app.deps);
    await catchUp(app.deps);
    const rows = await app.sql<{ n: number }[]>`
      select count(*)::int as n from app.sms_pictures group by message_id order by message_id`;
    expect(rows.map(({ n }) => n)).toEqual([2, 2]);
  });

  it('T7 gives no reply by itself to a text that is old', async () => {
    const at = new Date('2026-05-06T03:00:00Z');
    const evening = await startCarrierApp({ now: () => at, env: { SMS_AFTER_HOURS_REPLY: 'on' } });
    evening.double.receive({ from: '+15555599001', body: 'Anybody?', at: new Date(at.getTime() - 2 * hourMs) });
    evening.double.receive({ from: '+15555599002', body: 'Hello?', at: new Date(at.getTime() - 60_000) });
    await catchUp(evening.deps);
    const rows = await evening.sql`select to_phone from public.messages where direction = 'outbound'`;
    expect(rows).toEqual([{ to_phone: '+15555599002' }]);
    await evening.close();
  });
});
