import type { SmsAlarm } from '@rxweb/contracts/sms/alarms';
import { dangerReply } from '@rxweb/domain/sms/sms';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { processorClock } from '../../../../../../packages/domain/testing/cost/processor-time.ts';
import { createTokenIssuer } from '../../../../testing/issue-tokens.ts';
import { type CarrierApp, startCarrierApp } from '../../../../testing/sms/start-carrier-app.ts';
import { catchUp } from '../inbound/catch-up.ts';
import { raiseAlarm } from './raise-alarm.ts';

/** A Tuesday at noon in the store's zone, and that night. */
const open = new Date('2026-05-05T17:00:00Z');
const closed = new Date('2026-05-06T03:00:00Z');
const minuteMs = 60_000;
const onCall = '+15555559111';

let app: CarrierApp;
let now = open;
let tokens: Record<'admin' | 'colleague' | 'pharmacist', string>;
beforeAll(async () => {
  app = await startCarrierApp({ now: () => now, env: { SMS_AFTER_HOURS_REPLY: 'on', SMS_ON_CALL_NUMBER: onCall } });
  const issuer = await createTokenIssuer(app);
  const [admin, colleague, pharmacist] = await Promise.all([
    issuer.hire('admin', 'ann@pharmacy.example'),
    issuer.hire('admin', 'bea@pharmacy.example'),
    issuer.hire('pharmacist'),
  ]);
  tokens = {
    admin: await issuer.openSession(admin),
    colleague: await issuer.openSession(colleague),
    pharmacist: await issuer.openSession(pharmacist),
  };
  // The first text finds everything cold.
  await text(newNumber(), 'Is my refill ready?');
});
afterAll(() => app.close());
beforeEach(async () => {
  now = open;
  await app.sql`delete from app.sms_alarms`;
  await app.sql`delete from public.messages where to_phone = ${onCall}`;
});

let numbers = 0;
const newNumber = () => `+1555557${String(++numbers).padStart(4, '0')}`;
const text = (from: string, body: string) => app.double.text({ from, body });
/** What we wrote to that number, oldest first. */
const sentTo = async (phone: string) => {
  const rows = await app.sql<{ body: string }[]>`
    select body from public.messages where direction = 'outbound' and to_phone = ${phone} order by created_at, id`;
  return rows.map(({ body }) => body);
};
const isCarried = (phone: string, body: string) => app.double.accepted(phone).some((message) => message.body === body);

async function call(
  method: string,
  path: string,
  { body, token = tokens.admin }: { body?: unknown; token?: string } = {},
) {
  const response = await fetch(`${app.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
const pinned = async (): Promise<{ alarm: SmsAlarm; person: { phone: string }; message: { body: string } }[]> =>
  (await call('GET', '/twilio/messages')).body.pinned;
const alarmsOf = async (phone: string): Promise<SmsAlarm[]> => {
  const [person] = await app.sql<[{ id: string }]>`select id from public.sms_people where phone = ${phone}`;
  return (await call('GET', `/sms/people/${person.id}`)).body.alarms;
};

const dangers = [
  ['emergency', 'en', 'my dad has crushing chest pain and cant breathe'],
  ['emergency', 'en', 'I cant brethe my throat is closing 😰'],
  ['emergency', 'es', 'mi papa no puede respirar y le duele mucho el pecho'],
  ['suicide', 'en', 'i want to kill myself'],
  ['suicide', 'en', 'wanna die rn'],
  ['suicide', 'es', 'ya no quiero vivir 😢'],
  ['poisoning', 'en', 'my toddler just swallowed my blood presure pills'],
  ['suicide', 'en', 'tôi không muốn sống nữa'],
  ['poisoning', 'es', 'mi hijo se trago mis pastillas de la presion'],
  ['taken', 'en', 'i took all my pills to end my life'],
  ['taken', 'es', 'me tome todas las pastillas para morirme'],
] as const;

describe('J1 a dangerous text', () => {
  it('S6 is read in time when it is full of signs that become many letters, and kept as it came', async () => {
    const body = `${'\ufdfa'.repeat(1_570)} i want to kill myself`;
    const clock = processorClock();
    expect((await text(newNumber(), body)).status).toBe(200);
    const [thread] = await pinned();
    expect(clock()).toBeLessThan(1_000);
    expect(thread).toMatchObject({ message: { body }, alarm: { level: 'danger', kind: 'suicide' } });
  });

  const cases = dangers.flatMap(([kind, language, body]) =>
    [open, closed].flatMap((at) => [false, true].map((isOptedOut) => ({ kind, language, body, at, isOptedOut }))),
  );
  it.each(cases)('J1 $kind $language at $at, opted out: $isOptedOut: $body', async (danger) => {
    const { kind, language, body, isOptedOut } = danger;
    const from = newNumber();
    now = open;
    if (isOptedOut) await text(from, 'STOP');
    now = danger.at;
    const startedAt = performance.now();
    expect((await text(from, body)).status).toBe(200);
    const [thread] = await pinned();
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    const reply = dangerReply(app.context.store.name, kind, language);
    expect(thread).toMatchObject({ person: { phone: from }, message: { body } });
    expect(thread?.alarm).toMatchObject({ level: 'danger', kind, closed: null });
    if (isOptedOut) {
      expect(thread?.alarm.reply).toEqual({ state: 'none', why: 'opted_out' });
      expect([await sentTo(from), app.double.accepted(from)]).toEqual([[], []]);
      return;
    }
    await expect.poll(() => isCarried(from, reply), { timeout: 10_000 - (performance.now() - startedAt) }).toBe(true);
    expect(await sentTo(from)).toEqual([reply]);
  });

  it('J1 is answered once per person, kind and hour, and raises an alarm each time', async () => {
    const from = newNumber();
    now = closed;
    await text(from, 'i want to kill myself');
    now = new Date(closed.getTime() + minuteMs);
    await text(from, 'i am going to kill myself');
    expect(await sentTo(from)).toHaveLength(1);
    now = new Date(closed.getTime() + 2 * minuteMs);
    await text(from, 'my chest hurts and i cant breathe');
    expect(await sentTo(from)).toHaveLength(2);
    now = new Date(closed.getTime() + 61 * minuteMs);
    await text(from, 'i want to kill myself');
    expect(await sentTo(from)).toHaveLength(3);
    expect((await alarmsOf(from)).map(({ kind, reply }) => [kind, reply])).toEqual([
      ['suicide', expect.not.objectContaining({ state: 'none' })],
      ['suicide', { state: 'none', why: 'recent' }],
      ['emergency', expect.not.objectContaining({ state: 'none' })],
      ['suicide', expect.not.objectContaining({ state: 'none' })],
    ]);
    const other = newNumber();
    await text(other, 'i want to kill myself');
    expect(await sentTo(other)).toHaveLength(1);
  });

  it('T2 that comes 30 times at once is one alarm and one reply', async () => {
    const from = newNumber();
    const again = app.double.inboundCall(app.double.receive({ from, body: 'i want to kill myself' }));
    const answers = await Promise.all(Array.from({ length: 30 }, () => app.double.post(again)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([(await alarmsOf(from)).length, (await sentTo(from)).length]).toEqual([1, 1]);
  });

  it('J1 keeps the closed-store reply away until staff close it, and does not use up its turn', async () => {
    const from = newNumber();
    now = closed;
    await text(from, 'i want to kill myself');
    await text(from, 'Are you open?');
    expect(await sentTo(from)).toEqual([dangerReply(app.context.store.name, 'suicide', 'en')]);
    const [alarm] = await alarmsOf(from);
    await call('POST', `/sms/alarms/${alarm?.id}/close`, { body: { done: 'Called them' } });
    await text(from, 'And tomorrow?');
    expect((await sentTo(from)).at(-1)).toMatch(/We're closed\. .* In an emergency, call 911\. Crisis: 988\.$/);
  });

  it('J1 is found in two texts that make one sentence', async () => {
    const from = newNumber();
    await text(from, 'My daughter swallowed something');
    await app.sql`delete from app.sms_alarms`;
    await text(from, 'it was drain cleaner');
    expect((await alarmsOf(from)).map(({ kind }) => kind)).toEqual(['poisoning']);
  });

  it('J1 counts when it also asks to stop texts, which staff still see as a hint', async () => {
    const from = newNumber();
    await text(from, 'please stop texting me i want to kill myself');
    expect([(await sentTo(from)).length, (await pinned()).length]).toEqual([1, 1]);
  });

  it.each(['STOP', 'HELP', 'start', 'Is my refill ready?', '¿A qué hora abren mañana?', '👍', ''])(
    'J1 is not this: %j',
    async (body) => {
      await text(newNumber(), body);
      expect(await pinned()).toEqual([]);
    },
  );

  it('J1 from a machine or our own number is an alarm without a reply', async () => {
    for (const from of ['72345', 'ALDERBANK', app.double.from]) {
      await text(from, 'i want to kill myself');
      expect([await sentTo(from), (await alarmsOf(from))[0]?.reply]).toEqual([[], { state: 'none', why: 'no_texts' }]);
      await app.sql`delete from app.sms_alarms`;
    }
  });

  it('T7 J1 that no webhook brought is found in the carrier’s list; after an hour only staff are alerted', async () => {
    const [soon, late] = [newNumber(), newNumber()];
    now = new Date();
    app.double.receive({ from: soon, body: 'i want to kill myself', at: new Date(Date.now() - 20 * minuteMs) });
    app.double.receive({ from: late, body: 'i want to kill myself', at: new Date(Date.now() - 70 * minuteMs) });
    await app.sql`update app.sms_carrier set caught_up_to = ${new Date(Date.now() - 30 * minuteMs)}`;
    await catchUp(app.deps);
    await catchUp(app.deps);
    expect([(await sentTo(soon)).length, (await sentTo(late)).length]).toEqual([1, 0]);
    expect((await alarmsOf(late))[0]?.reply).toEqual({ state: 'none', why: 'late' });
    expect(await alarmsOf(soon)).toHaveLength(1);
  });

  it('J1 is answered ahead of texts that wait in the queue', async () => {
    const from = newNumber();
    await app.sql`
      insert into public.messages (direction, from_phone, to_phone, body, status, hand_over, created_at)
      select 'outbound', ${app.double.from}, '+15555558' || to_char(n, 'FM000'), 'older', 'queued', 'waiting', now() - interval '1 minute'
      from generate_series(1, 60) n`;
    app.double.fail(...Array.from({ length: 8 }, () => ({ kind: 'slow', ms: 1_000 }) as const));
    await text(from, 'i want to kill myself');
    await expect.poll(() => app.double.accepted(from).length, { timeout: 10_000 }).toBe(1);
    await app.sql`delete from public.messages where body = 'older'`;
  });
});

describe('J2 the notice to the number on call', () => {
  it('J2 goes out while the store is closed, says nothing of the text, and not again within 15 minutes', async () => {
    await text(newNumber(), 'i want to kill myself');
    expect((await pinned())[0]?.alarm.notice).toEqual({ state: 'none', why: 'open' });
    expect(await sentTo(onCall)).toEqual([]);
    now = closed;
    await text(newNumber(), 'i want to kill myself');
    const notice = `${app.context.store.name}: A text message needs attention now. Open the inbox.`;
    await expect.poll(() => isCarried(onCall, notice), { timeout: 10_000 }).toBe(true);
    now = new Date(closed.getTime() + minuteMs);
    await text(newNumber(), 'my chest hurts and i cant breathe');
    expect((await pinned())[0]?.alarm.notice).toEqual({ state: 'none', why: 'recent' });
    now = new Date(closed.getTime() + 16 * minuteMs);
    await text(newNumber(), 'my chest hurts and i cant breathe');
    expect(await sentTo(onCall)).toEqual([notice, notice]);
  });

  it('J2 does not stop two dangerous texts at the same moment, one from the number on call itself', async () => {
    now = closed;
    const people = [onCall, ...Array.from({ length: 9 }, newNumber)];
    const answers = await Promise.all(people.map((from) => text(from, 'i want to kill myself')));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(await pinned()).toHaveLength(people.length);
  });

  it('J2 is missing without a number, and the alarm says so', async () => {
    const bare = await startCarrierApp({ now: () => closed });
    await bare.double.text({ from: '+15555550142', body: 'i want to kill myself' });
    const [alarm] = await bare.sql`select no_notice, no_reply from app.sms_alarms`;
    expect(alarm).toEqual({ no_notice: 'no_number', no_reply: null });
    await bare.close();
  });
});

describe('J2 closing an alarm', () => {
  const raise = async () => {
    const from = newNumber();
    await text(from, 'i want to kill myself');
    const [alarm] = await alarmsOf(from);
    if (!alarm) throw new Error('no alarm');
    return { from, alarm };
  };
  const close = (id: string, done: string, token?: string) =>
    call('POST', `/sms/alarms/${id}/close`, { body: { done }, ...(token && { token }) });
  const audited = async () =>
    (
      await app.sql<{ entry: string }[]>`
      select concat_ws(' ', target, detail) as entry from app.audit_log where action = 'sms_alarm_closed' order by seq`
    ).map(({ entry }) => entry);

  it.each(['', '   ', '\n'])('J2 needs what was done: %j is refused', async (done) => {
    const { alarm } = await raise();
    expect(await close(alarm.id, done)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await pinned()).toHaveLength(1);
  });

  it('J2 names who did what, is in the audit log, and takes the thread off the top', async () => {
    const { alarm } = await raise();
    const { body } = await close(alarm.id, ' Called her. Her sister is with her. ');
    expect(body.alarm.closed).toEqual({
      at: now.toISOString(),
      by: { id: expect.any(String), name: 'Ann' },
      done: 'Called her. Her sister is with her.',
    });
    expect([await pinned(), (await call('GET', '/sms/desk')).body.alarms]).toEqual([[], []]);
    expect((await audited()).at(-1)).toBe(`${alarm.personId} alarm ${alarm.id}, suicide`);
  });

  it('J2 is closed once by repeated requests; a second colleague gets a conflict', async () => {
    const { alarm } = await raise();
    const before = (await audited()).length;
    expect((await close(alarm.id, 'Called')).status).toBe(200);
    expect((await close(alarm.id, 'Called')).status).toBe(200);
    const second = await close(alarm.id, 'I called', tokens.colleague);
    expect([second.status, second.body.current.alarm.closed.done]).toEqual([409, 'Called']);
    expect((await audited()).length - before).toBe(1);
  });

  it('J2 takes the person’s earlier alarms with it, not one that came after', async () => {
    const { from, alarm } = await raise();
    now = new Date(open.getTime() + minuteMs);
    await text(from, 'i cant breathe, my chest hurts');
    const [, later] = await alarmsOf(from);
    await close(alarm.id, 'Called');
    expect((await alarmsOf(from)).map((each) => each.closed?.done ?? null)).toEqual(['Called', null]);
    now = new Date(open.getTime() + 2 * minuteMs);
    await text(from, 'i want to kill myself');
    const [, , last] = await alarmsOf(from);
    await close(last?.id ?? '', 'Ambulance is there');
    expect((await alarmsOf(from)).map((each) => each.closed?.done)).toEqual([
      'Called',
      'Ambulance is there',
      'Ambulance is there',
    ]);
    expect((await close(later?.id ?? '', 'Ambulance is there')).status).toBe(200);
  });

  it('J2 is only for administrators, like the inbox', async () => {
    const { alarm } = await raise();
    expect((await close(alarm.id, 'Called', tokens.pharmacist)).status).toBe(403);
    expect((await close(alarm.id, 'Called', 'none')).status).toBe(401);
    expect((await close('3f2c8a7e-0000-4000-8000-000000000000', 'Called')).status).toBe(404);
    expect(await pinned()).toHaveLength(1);
  });

  it('J2 an open one stays on top of the list whatever is filtered, and of the Today list', async () => {
    const { from } = await raise();
    for (const query of ['?view=done', '?phone=999', '?status=failed'])
      expect((await call('GET', `/twilio/messages${query}`)).body.pinned).toHaveLength(1);
    expect((await call('POST', '/sms/search', { body: { text: 'refill' } })).body.pinned[0].person.phone).toBe(from);
    const { items } = (await call('GET', '/waiting')).body;
    expect(items[0]).toEqual({ kind: 'sms_alarms', count: 1, soonest: null });
    expect((await call('GET', '/sms/desk')).body.alarms).toEqual([{ id: expect.any(String), at: now.toISOString() }]);
  });
});

describe('a softer sign', () => {
  const raiseNote = async (from: string, kind: 'medical' | 'talk') => {
    await text(from, 'Is my refill ready?');
    await inTransaction(app.sql, async (tx) => {
      const [message] = await tx<[{ id: string; personId: string }]>`
        select id, person_id as "personId" from public.messages where from_phone = ${from} order by created_at desc limit 1`;
      const finding = { kind, language: 'en', segment: null, signs: [] } as const;
      const { id: messageId, personId } = message;
      expect(await raiseAlarm(app.deps, tx, { messageId, personId, from, sentAt: now, finding })).toEqual({
        alarmId: null,
        texts: [],
      });
    });
  };

  it('sends nothing, sorts below every danger, and closes without a note', async () => {
    const [soft, hard] = [newNumber(), newNumber()];
    await text(hard, 'i want to kill myself');
    await raiseNote(soft, 'talk');
    expect((await pinned()).map(({ person, alarm }) => [person.phone, alarm.level])).toEqual([
      [hard, 'danger'],
      [soft, 'attention'],
    ]);
    expect((await alarmsOf(soft))[0]).toMatchObject({ kind: 'talk', reply: null, notice: null });
    expect(await sentTo(soft)).toEqual([]);
    expect((await call('GET', '/sms/desk')).body.alarms).toHaveLength(1);
    const { items } = (await call('GET', '/waiting')).body;
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['sms_alarms', 'sms_attention']),
    );
    const [alarm] = await alarmsOf(soft);
    expect((await call('POST', `/sms/alarms/${alarm?.id}/close`, { body: { done: '' } })).status).toBe(200);
    expect((await pinned()).map(({ person }) => person.phone)).toEqual([hard]);
  });

  it('does not keep the closed-store reply away', async () => {
    const from = newNumber();
    // The replies of the tests before count toward the program's hourly limit.
    await app.sql`update public.messages set created_at = created_at - interval '2 hours' where direction = 'outbound'`;
    await raiseNote(from, 'medical');
    now = closed;
    await text(from, 'Are you open?');
    expect(await sentTo(from)).toEqual([expect.stringContaining("We're closed")]);
  });
});
