import { randomUUID } from 'node:crypto';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { smsSendResult } from '@rxweb/contracts/sms/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../testing/create-test-app.ts';
import { createTokenIssuer } from '../../../../testing/issue-tokens.ts';
import { newNumber, type SendingApp, startSendingApp } from '../../../../testing/sms/start-sending-app.ts';
import { connect } from '../../../../testing/staff.ts';
import { dispatchDue } from './dispatch.ts';

let app: SendingApp;
let now = new Date('2026-05-27T18:00:00Z');
beforeAll(async () => {
  app = await startSendingApp({ now: () => now });
});
afterAll(() => app.close());

/** The server does by itself, every few seconds, what these tests do: it may just be at it. */
const soon = { timeout: 5_000, interval: 20 };

/** The store's minute is used up by other tests otherwise. */
const forgetOthers = () =>
  app.context.sql`update public.messages set created_at = created_at - interval '2 days' where direction = 'outbound'`;

describe('a text that is sent', () => {
  it('S7-29 S3-31 Z1 goes out once, is answered with success, and is kept as outbound, sent by whom the token names', async () => {
    const to = newNumber();
    const { status, body } = await app.send(to, '  Hello, it is ready. ');
    expect([status, body.success, body.error]).toEqual([200, true, undefined]);
    const { message } = smsSendResult.parse(body);
    expect(message).toMatchObject({
      direction: 'outbound',
      from_phone: app.double.from,
      to_phone: to,
      body: '  Hello, it is ready. ',
      status: 'queued',
      hand_over: 'taken',
      carrier_state: 'queued',
      sent_by: app.ann.id,
      not_before: null,
    });
    expect(app.double.accepted(to).map((sent) => sent.body)).toEqual(['  Hello, it is ready. ']);
    const listed = await app.call('GET', `/twilio/messages?phone=${to.slice(1)}`);
    expect(listed.body.messages.map(({ id, direction }: Record<string, string>) => [id, direction])).toEqual([
      [message?.id, 'outbound'],
    ]);
    await app.double.text({ from: to, body: 'thanks' });
    const after = await app.call('GET', `/twilio/messages?phone=${to.slice(1)}`);
    const directions = after.body.messages.map((each: { direction: string; body: string }) => [
      each.body,
      each.direction,
    ]);
    expect(new Map(directions)).toEqual(
      new Map([
        ['thanks', 'inbound'],
        ['  Hello, it is ready. ', 'outbound'],
      ]),
    );
  });

  it('T5 is noted with who, when and to whom, and without a word of it or the number', async () => {
    const to = newNumber();
    const { body } = await app.send(to, 'a very private word');
    const notes = await app.context.sql`
      select actor_id, target, detail, outcome, at, address from app.audit_log where action = 'sms_sent' order by seq desc limit 1`;
    expect(notes[0]).toMatchObject({ actor_id: app.ann.id, target: body.message.person_id, outcome: 'ok' });
    expect(JSON.stringify(notes)).not.toMatch(new RegExp(`private|${to.slice(2)}`));
  });

  it('S7-30 reaches an administrator who follows the messages live, with its record', async () => {
    const client = connect(app);
    await client.realtime.setAuth(app.tokens.ann);
    const changes: { eventType: string; new: object }[] = [];
    const ready = Promise.withResolvers<void>();
    client
      .channel('inbox')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'messages' }, (change) => changes.push(change))
      .on('system', {}, ({ status }) => status === 'ok' && ready.resolve())
      .subscribe();
    await ready.promise;
    const to = newNumber();
    const { body } = await app.send(to, 'told live');
    const { id } = body.message;
    await expect.poll(() => changes.at(-1)?.new, { timeout: 10_000 }).toMatchObject({ id, hand_over: 'taken' });
    expect(changes[0]).toMatchObject({
      eventType: 'INSERT',
      new: { id, direction: 'outbound', to_phone: to, body: 'told live', status: 'queued' },
    });
    await client.realtime.disconnect();
  });

  it('goes to the carrier with a webhook address that names the message', async () => {
    const to = newNumber();
    const { body } = await app.send(to, 'call me back');
    const [sent] = app.double.accepted(to);
    expect(sent?.statusCallback).toContain(body.message.id);
    if (sent) await app.double.report(sent, 'delivered');
    await expect
      .poll(() => app.row(body.message.id), soon)
      .toMatchObject({ status: 'delivered', carrier_state: 'delivered' });
  });

  it.each([
    ['(555) 555-6900', '+15555556900'],
    ['555.555.6901', '+15555556901'],
    ['1 555 555 6902', '+15555556902'],
    ['+1 555-555-6903', '+15555556903'],
    [' 5555556904 ', '+15555556904'],
    ['５５５５５５６９０５', '+15555556905'],
  ])('T5 may be written to %j', async (typed, number) => {
    const { status, body } = await app.send(typed, 'any spelling');
    expect([status, body.message?.to_phone]).toEqual([200, number]);
    expect(app.double.accepted(number)).toHaveLength(1);
  });

  it.each([
    ['a short code', '12345'],
    ['seven digits', '555-0142'],
    ['an emergency number', '911'],
    ['a premium number', '+1 900 555 0142'],
    ['another country', '+44 7911 123456'],
    ['no number', 'Dorothy'],
    ['a number within words', 'call 5555550142'],
    ['an extension', '555 555 0142 ext 5'],
    ['the store itself', '(555) 555-0100'],
  ])('T5 is refused for %s', async (_what, to) => {
    const before = app.double.accepted().length;
    const { status, body } = await app.send(to, 'hello');
    expect([status, body.code, body.error]).toEqual([
      400,
      'phone_not_allowed',
      'Texts can’t be sent to this phone number.',
    ]);
    expect(app.double.accepted()).toHaveLength(before);
  });

  it.each([
    ['nothing', '', 400],
    ['white space', ' \n\t\u00a0 ', 400],
    ['1,601 characters', 'a'.repeat(1_601), 400],
    ['1,600 characters', 'a'.repeat(1_600), 200],
  ])('T5 of %s is answered as it should be', async (_what, text, expected) => {
    const to = newNumber();
    const { status } = await app.send(to, text);
    expect(status).toBe(expected);
    expect(app.double.accepted(to)).toHaveLength(expected === 200 ? 1 : 0);
    expect(await app.rows(to)).toHaveLength(expected === 200 ? 1 : 0);
  });

  it('is answered with the carrier’s reason in words when it does not want it, and may be sent once more', async () => {
    const to = newNumber();
    app.double.fail({ kind: 'status', status: 400, code: 21614, accepts: false });
    const { status, body } = await app.send(to, 'to a landline');
    expect([status, body.success]).toEqual([200, false]);
    expect(body.error).toBe('This number can’t receive texts. It may be a landline. Call, or ask for a mobile number.');
    expect(body.message).toMatchObject({ status: 'failed', hand_over: 'refused', error_code: 21614 });

    const again = await Promise.all([1, 2, 3].map(() => app.call('POST', `/sms/messages/${body.message.id}/resend`)));
    expect(again.map((each) => [each.status, each.body.success])).toEqual(again.map(() => [200, true]));
    expect(new Set(again.map((each) => each.body.message.id)).size).toBe(1);
    expect(again[0]?.body.message).toMatchObject({ retry_of: body.message.id, body: 'to a landline' });
    expect(app.double.accepted(to)).toHaveLength(1);
    const taken = again[0]?.body.message.id;
    expect((await app.call('POST', `/sms/messages/${taken}/resend`)).status).toBe(409);
    expect((await app.call('POST', `/sms/messages/${randomUUID()}/resend`)).status).toBe(404);
  });

  it('is not sent where no carrier is set up, and leaves no row', async () => {
    const unconnected = await createTestApp();
    try {
      const issuer = await createTokenIssuer(unconnected);
      const token = await issuer.openSession(await issuer.hire('admin'));
      const response = await fetch(`${unconnected.url}/api/twilio/send`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ to: '5555550142', body: 'hello' }),
      });
      expect(response.status).toBe(503);
      expect((await response.json()).error).toBe('SMS isn’t connected. The text wasn’t sent.');
      expect(await unconnected.context.sql`select from public.messages`).toHaveLength(0);
    } finally {
      await unconnected.close();
    }
  });
});

describe('the same text again', () => {
  it('R12 T5 is one text with one answer for twenty at once with one key', async () => {
    const [to, key] = [newNumber(), randomUUID()];
    app.double.fail({ kind: 'slow', ms: 300 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.send(to, 'twenty', {}, { 'idempotency-key': key })),
    );
    expect(answers.map(({ status, body }) => [status, body.success])).toEqual(answers.map(() => [200, true]));
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
    expect(app.double.accepted(to)).toHaveLength(1);
    const later = await app.send(to, 'twenty', {}, { 'idempotency-key': key });
    expect(later.body).toEqual(answers[0]?.body);
    const other = await app.send(to, 'other words', {}, { 'idempotency-key': key });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
    expect(await app.rows(to)).toHaveLength(1);
  });

  it.each([
    ['two clicks', 2, false],
    ['five tabs, each with a key of its own', 5, true],
    ['twenty at once', 20, false],
  ])('T5 R12 is one text for %s', async (_what, count, hasKeys) => {
    const to = newNumber();
    app.double.fail({ kind: 'slow', ms: 200 });
    const answers = await Promise.all(
      Array.from({ length: count }, () =>
        app.send(to, 'pressed often', {}, hasKeys ? { 'idempotency-key': randomUUID() } : {}),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.message?.id)).size).toBe(1);
    expect(answers.every(({ status, body }) => status === 200 && body.success === true)).toBe(true);
    expect(app.double.accepted(to)).toHaveLength(1);
    expect(await app.rows(to)).toHaveLength(1);
  });

  it('is a text of its own when its words, its person or its sender are others, or ten seconds went by', async () => {
    const [to, other] = [newNumber(), newNumber()];
    await app.send(to, 'one');
    await app.send(to, 'two');
    await app.send(other, 'one');
    await app.send(to, 'one', {}, { authorization: `Bearer ${app.tokens.bea}` });
    await app.context
      .sql`update public.messages set created_at = created_at - interval '11 seconds' where to_phone = ${to}`;
    await app.send(to, 'one');
    expect(app.double.accepted(to).map(({ body }) => body)).toEqual(['one', 'two', 'one', 'one']);
    expect(app.double.accepted(other)).toHaveLength(1);
  });
});

describe('the limits', () => {
  it('T5 sends at most thirty texts a minute, however many are requested at once', async () => {
    await forgetOthers();
    const before = app.double.accepted().length;
    const answers = await Promise.all(Array.from({ length: 36 }, () => app.send(newNumber(), 'many at once')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(smsLimits.sendsPerMinute);
    expect(refused).toHaveLength(6);
    expect(refused[0]?.body.error).toBe('The store can send up to 30 texts a minute. The text wasn’t sent.');
    const wait = Number(refused[0]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(30);
    expect(wait).toBeLessThanOrEqual(60);
    expect(app.double.accepted()).toHaveLength(before + smsLimits.sendsPerMinute);
    await forgetOthers();
    expect((await app.send(newNumber(), 'a minute later')).status).toBe(200);
  });

  it('T5 lets out three hundred a day, of which replies of the program are none', async () => {
    await forgetOthers();
    await app.context.sql`
      insert into public.messages (direction, from_phone, to_phone, body, status, hand_over, sent_by, created_at)
      select 'outbound', '+15555550100', '+15555557000', 'old', 'delivered', 'taken', ${app.ann.id}, now() - interval '2 hours'
      from generate_series(1, 299)`;
    await app.context.sql`
      insert into public.messages (direction, from_phone, to_phone, body, status, hand_over, created_at)
      select 'outbound', '+15555550100', '+15555557001', 'We are closed', 'delivered', 'taken', now()
      from generate_series(1, 50)`;
    expect((await app.send(newNumber(), 'the last one')).status).toBe(200);
    const { status, body } = await app.send(newNumber(), 'one too many');
    expect([status, body.error]).toEqual([429, 'The store can send up to 300 texts a day. The text wasn’t sent.']);
    await forgetOthers();
  });
});

describe('a person who opted out', () => {
  const stop = (phone: string) => app.double.text({ from: phone, body: 'Stop' });

  it('T4 is not texted: 409 with the exact words, nothing at the carrier, no row', async () => {
    const to = newNumber();
    await stop(to);
    const { status, body } = await app.send(to, 'hello');
    expect([status, body.error]).toEqual([409, 'Recipient has opted out of text messages']);
    expect(app.double.accepted(to)).toEqual([]);
    expect(await app.rows(to)).toEqual([]);
    await app.double.text({ from: to, body: 'START' });
    expect((await app.send(to, 'hello')).status).toBe(200);
  });

  it('T4 is not sent a failed text once more', async () => {
    const to = newNumber();
    app.double.fail({ kind: 'status', status: 400, code: 30003, accepts: false });
    const { body } = await app.send(to, 'hello');
    await stop(to);
    expect((await app.call('POST', `/sms/messages/${body.message.id}/resend`)).status).toBe(409);
    expect(app.double.accepted(to)).toEqual([]);
  });

  it('T4 is known from the carrier as well: 21610 says so to staff, and the next text does not leave', async () => {
    const to = newNumber();
    app.double.optedOut.add(to);
    const first = await app.send(to, 'hello');
    expect([first.status, first.body.success]).toEqual([200, false]);
    expect(first.body.error).toContain('The person has opted out of texts.');
    expect((await app.send(to, 'hello again')).status).toBe(409);
    const [person] = await app.context.sql`select opted_out_how from public.sms_people where phone = ${to}`;
    expect(person?.opted_out_how).toBe('carrier');
  });

  it('T4 cancels texts held for the morning', async () => {
    now = new Date('2026-05-28T05:00:00Z');
    const to = newNumber();
    const { body } = await app.send(to, 'good morning', { when: 'after_quiet_hours' });
    await stop(to);
    now = new Date('2026-05-28T16:00:00Z');
    await dispatchDue(app.deps);
    expect(app.double.accepted(to)).toEqual([]);
    await expect
      .poll(() => app.row(body.message.id), soon)
      .toMatchObject({ status: 'failed', hand_over: 'refused', error_code: 21610 });
  });
});

describe('a text held for the end of the quiet hours', () => {
  const late = () => {
    now = new Date('2026-05-28T05:00:00Z');
  };

  it('is kept until 08:00 on the store’s clock and goes out then, once', async () => {
    late();
    const to = newNumber();
    const { status, body } = await app.send(to, 'good morning', { when: 'after_quiet_hours' });
    expect([status, body.success, body.message.not_before]).toEqual([200, true, '2026-05-28T15:00:00.000Z']);
    expect(body.message).toMatchObject({ status: 'queued', hand_over: 'waiting' });
    await dispatchDue(app.deps);
    expect(app.double.accepted(to)).toEqual([]);
    now = new Date('2026-05-28T15:00:01Z');
    await Promise.all([1, 2, 3].map(() => dispatchDue(app.deps)));
    await expect.poll(() => app.double.accepted(to).length, soon).toBe(1);
    await expect.poll(() => app.row(body.message.id), soon).toMatchObject({ hand_over: 'taken' });
  });

  it('is not held during the day or when it is a reply', async () => {
    const [answered, byDay] = [newNumber(), newNumber()];
    await app.double.text({ from: answered, body: 'are you there?' });
    await app.context
      .sql`update public.sms_people set last_inbound_at = '2026-05-28T04:00:00Z' where phone = ${answered}`;
    late();
    expect((await app.send(answered, 'yes', { when: 'after_quiet_hours' })).body.message.not_before).toBeNull();
    now = new Date('2026-05-28T18:00:00Z');
    expect((await app.send(byDay, 'hello', { when: 'after_quiet_hours' })).body.message.not_before).toBeNull();
    expect(app.double.accepted(answered).map(({ body }) => body)).toContain('yes');
    expect(app.double.accepted(byDay)).toHaveLength(1);
  });

  it('can be taken back until it goes out, and not after', async () => {
    late();
    const to = newNumber();
    const { body } = await app.send(to, 'rather not', { when: 'after_quiet_hours' });
    const path = `/sms/messages/${body.message.id}/cancel`;
    for (const _ of [1, 2]) {
      const canceled = await app.call('POST', path);
      expect([canceled.status, canceled.body.message]).toMatchObject([
        200,
        { status: 'failed', hand_over: 'refused', carrier_state: 'canceled' },
      ]);
    }
    const notes = await app.context.sql`select actor_id from app.audit_log where action = 'sms_canceled'`;
    expect(notes).toEqual([{ actor_id: app.ann.id }]);
    now = new Date('2026-05-28T16:00:00Z');
    await dispatchDue(app.deps);
    expect(app.double.accepted(to)).toEqual([]);
    const sent = await app.send(newNumber(), 'gone already');
    expect((await app.call('POST', `/sms/messages/${sent.body.message.id}/cancel`)).status).toBe(409);
    expect((await app.call('POST', `/sms/messages/${randomUUID()}/cancel`)).status).toBe(404);
  });

  it('goes out all day when the server was not there in the morning, and not at night', async () => {
    late();
    const [day, night] = [newNumber(), newNumber()];
    const { body } = await app.send(day, 'a morning text', { when: 'after_quiet_hours' });
    now = new Date('2026-05-29T02:59:00Z');
    await dispatchDue(app.deps);
    await expect.poll(() => app.row(body.message.id), soon).toMatchObject({ hand_over: 'taken' });
    late();
    const other = await app.send(night, 'a morning text', { when: 'after_quiet_hours' });
    now = new Date('2026-05-29T03:01:00Z');
    await dispatchDue(app.deps);
    await expect
      .poll(() => app.row(other.body.message.id), soon)
      .toMatchObject({ hand_over: 'refused', status: 'failed' });
    expect(app.double.accepted(night)).toEqual([]);
  });
});
