import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCatalogue } from '@rxweb/contracts/shared/errors';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newNumber, type SendingApp, startSendingApp } from '../../../../testing/sms/start-sending-app.ts';
import { dispatchDue, retryWaitMs } from './dispatch.ts';
import { queueText } from './outbox.repository.ts';
import { isSameText, reconcileUnconfirmed } from './reconcile.ts';

/** The product waits ten seconds; the full run does too. */
const timeoutMs = inject('isFullSize') ? smsLimits.carrierAnswerMs : 700;
const slowMs = inject('isFullSize') ? 30_000 : timeoutMs + 300;

let app: SendingApp;
beforeAll(async () => {
  app = await startSendingApp({ timeoutMs });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.context.sql`update public.messages set created_at = created_at - interval '2 minutes'`;
});

/** As if that much time had passed since a text was dispatched. */
async function passTime(id: string, interval: string): Promise<void> {
  await app.context.sql`
    update public.messages set handed_at = handed_at - ${interval}::interval, next_try_at = next_try_at - ${interval}::interval
    where id = ${id}`;
}

/** The server does by itself, every few seconds, what these tests do: it may just be at it. */
const soon = { timeout: 5_000, interval: 20 };

const lookAgain = (id: string, after: string) => async () => {
  await passTime(id, after);
  await reconcileUnconfirmed(app.deps);
  return app.row(id);
};

const only = async (to: string) => {
  const rows = await app.rows(to);
  expect(rows).toHaveLength(1);
  return rows[0] ?? {};
};

describe('T6 a carrier that does not answer as it should', () => {
  it.each([
    ['takes the text and hangs', { kind: 'hang', accepts: true }, 'sms_unknown'],
    ['takes the text and breaks off', { kind: 'reset', accepts: true }, 'sms_unknown'],
    ['takes the text and answers 500', { kind: 'status', status: 500, accepts: true }, 'sms_uncertain'],
    ['takes the text and answers nonsense', { kind: 'garbage', accepts: true }, 'sms_uncertain'],
  ] as const)('%s: unknown, reported as such, reconciled, never sent twice', async (_what, fault, code) => {
    const to = newNumber();
    app.double.fail(fault);
    const startedAt = performance.now();
    const { status, body } = await app.send(to, 'are you there?');
    expect([status, body.error]).toEqual([errorCatalogue[code].status, errorCatalogue[code].message]);
    expect(performance.now() - startedAt).toBeLessThan(timeoutMs + 4_000);
    const { id } = await only(to);
    await expect.poll(() => app.row(id), soon).toMatchObject({ hand_over: 'unknown', status: 'queued', sid: null });

    const pressedAgain = await app.send(to, 'are you there?');
    expect(pressedAgain.status).toBe(504);
    await dispatchDue(app.deps);
    expect(app.double.accepted(to)).toHaveLength(1);

    const sid = app.double.accepted(to)[0]?.sid;
    await expect
      .poll(lookAgain(id, '15 seconds'), soon)
      .toMatchObject({ hand_over: 'taken', status: 'queued', carrier_state: 'queued', sid });
    await dispatchDue(app.deps);
    expect(app.double.accepted(to)).toHaveLength(1);
    await only(to);
  });

  it.each([
    ['hangs', { kind: 'hang', accepts: false }, 504],
    ['breaks off', { kind: 'reset', accepts: false }, 504],
    ['answers 500', { kind: 'status', status: 500, accepts: false }, 502],
    ['answers 503', { kind: 'status', status: 503, accepts: false }, 502],
  ] as const)(
    '%s without accepting it: reconciled for two minutes, then not sent, and never resent by itself',
    async (_what, fault, status) => {
      const to = newNumber();
      app.double.fail(fault);
      expect((await app.send(to, 'hello?')).status).toBe(status);
      const { id } = await only(to);
      await passTime(id, '15 seconds');
      await reconcileUnconfirmed(app.deps);
      await expect.poll(() => app.row(id), soon).toMatchObject({ hand_over: 'unknown', status: 'queued' });
      await reconcileUnconfirmed(app.deps);
      expect(app.double.asked.get('GET /Messages.json')).toBeGreaterThan(0);
      await passTime(id, '2 minutes');
      await reconcileUnconfirmed(app.deps);
      await expect
        .poll(() => app.row(id), soon)
        .toMatchObject({ hand_over: 'refused', status: 'failed', error_code: null });
      await dispatchDue(app.deps);
      expect(app.double.accepted(to)).toEqual([]);

      const again = await app.call('POST', `/sms/messages/${id}/resend`);
      expect(again.body).toMatchObject({ success: true, message: { retry_of: id } });
      expect(app.double.accepted(to)).toHaveLength(1);
    },
  );

  it('is slower than it is waited for: unknown, and the carrier’s own call puts it right', async () => {
    const to = newNumber();
    app.double.fail({ kind: 'slow', ms: slowMs });
    expect((await app.send(to, 'slow')).status).toBe(504);
    await expect.poll(() => app.double.accepted(to).length, { timeout: 30_000 }).toBe(1);
    const [sent] = app.double.accepted(to);
    if (sent) await app.double.report(sent, 'delivered');
    expect(await only(to)).toMatchObject({ hand_over: 'taken', status: 'delivered', sid: sent?.sid });
  }, 60_000);

  it('is not given up while it cannot be asked', async () => {
    const to = newNumber();
    app.double.fail({ kind: 'hang', accepts: true });
    await app.send(to, 'hello');
    const { id } = await only(to);
    await app.double.stop();
    await expect.poll(lookAgain(id, '10 minutes'), soon).toMatchObject({ hand_over: 'unknown' });
    await app.double.start();
    await expect.poll(lookAgain(id, '15 seconds'), soon).toMatchObject({ hand_over: 'taken' });
  });

  it('gives two unknown texts with the same words two names', async () => {
    const to = newNumber();
    for (const token of [app.tokens.ann, app.tokens.bea]) {
      app.double.fail({ kind: 'reset', accepts: true });
      await app.send(to, 'same', {}, { authorization: `Bearer ${token}` });
    }
    const lookAtAll = async () => {
      for (const { id } of await app.rows(to)) await passTime(id, '15 seconds');
      await Promise.all([1, 2, 3].map(() => reconcileUnconfirmed(app.deps)));
      return (await app.rows(to)).map(({ hand_over }) => hand_over);
    };
    await expect.poll(lookAtAll, soon).toEqual(['taken', 'taken']);
    const rows = await app.rows(to);
    expect(new Set(rows.map(({ sid }) => sid))).toEqual(new Set(app.double.accepted(to).map(({ sid }) => sid)));
  });

  it('repeats to the same key what it said, also when the text was found meanwhile', async () => {
    const [to, key] = [newNumber(), { 'idempotency-key': randomUUID() }];
    app.double.fail({ kind: 'hang', accepts: true });
    const both = await Promise.all([app.send(to, 'keyed', {}, key), app.send(to, 'keyed', {}, key)]);
    expect(both.map(({ status }) => status)).toEqual([504, 504]);
    const { id } = await only(to);
    await passTime(id, '15 seconds');
    await reconcileUnconfirmed(app.deps);
    const again = await app.send(to, 'keyed', {}, key);
    expect([again.status, again.body]).toEqual([504, both[0]?.body]);
    expect(app.double.accepted(to)).toHaveLength(1);
  });
});

describe('T6 a carrier that certainly did not take it', () => {
  it('429: is retried as soon as it allows, while the sender waits', async () => {
    const to = newNumber();
    app.double.fail(
      { kind: 'status', status: 429, retryAfterSeconds: 1 },
      { kind: 'status', status: 429, retryAfterSeconds: 0 },
    );
    const startedAt = performance.now();
    const { status, body } = await app.send(to, 'busy');
    expect([status, body.success]).toEqual([200, true]);
    expect(performance.now() - startedAt).toBeGreaterThan(990);
    expect(app.double.accepted(to)).toHaveLength(1);
  });

  it('429 for longer than the sender waits: 502 at once, and not sent until they send it again', async () => {
    const [to, key] = [newNumber(), { 'idempotency-key': randomUUID() }];
    app.double.fail({ kind: 'status', status: 429, retryAfterSeconds: 60 });
    const { status, body } = await app.send(to, 'busy', {}, key);
    expect([status, body.code, body.error]).toEqual([
      502,
      'sms_unreachable',
      'The SMS carrier isn’t accepting texts for the next 60 seconds. The text wasn’t sent.',
    ]);
    const { id } = await only(to);
    await expect.poll(() => app.row(id), soon).toMatchObject({ hand_over: 'refused', status: 'failed' });
    expect((await app.send(to, 'busy', {}, key)).body).toEqual(body);
    await dispatchDue(app.deps);
    expect(app.double.accepted(to)).toEqual([]);
    expect((await app.send(to, 'busy')).body.success).toBe(true);
    expect(app.double.accepted(to)).toHaveLength(1);
  });

  it('is away and comes back within the ten seconds: sent once', async () => {
    const to = newNumber();
    await app.double.stop();
    const sending = app.send(to, 'knocking');
    await wait(700);
    await app.double.start();
    expect((await sending).body.success).toBe(true);
    expect(app.double.accepted(to)).toHaveLength(1);
  });

  it.runIf(inject('isFullSize'))('is away: 502 after ten seconds, row failed', async () => {
    const to = newNumber();
    await app.double.stop();
    const startedAt = performance.now();
    const { status, body } = await app.send(to, 'away');
    expect([status, body.error]).toEqual([502, errorCatalogue.sms_unreachable.message]);
    expect(performance.now() - startedAt).toBeLessThan(smsLimits.carrierAnswerMs + 500);
    await app.double.start();
    await dispatchDue(app.deps);
    expect(await only(to)).toMatchObject({ hand_over: 'refused', status: 'failed' });
    expect(app.double.accepted(to)).toEqual([]);
  });

  it('T4 stops a text whose person opts out between two tries', async () => {
    const to = newNumber();
    app.double.fail({ kind: 'status', status: 429, retryAfterSeconds: 1 });
    const sending = app.send(to, 'hello');
    await expect.poll(async () => (await app.rows(to))[0]?.hand_over, { interval: 20 }).toBe('waiting');
    await expect.poll(async () => (await app.rows(to))[0]?.handed_at, { interval: 20 }).not.toBeNull();
    await app.double.text({ from: to, body: 'STOP' });
    const { status, body } = await sending;
    expect([status, body.error]).toEqual([409, 'Recipient has opted out of text messages']);
    expect(app.double.accepted(to)).toEqual([]);
  });

  it('waits longer each time, and never twice the same', () => {
    expect([1, 2, 3, 4].map((attempt) => retryWaitMs(attempt, 0))).toEqual([500, 1_000, 2_000, 4_000]);
    expect(retryWaitMs(2, 0.5)).toBe(750);
  });
});

describe('texts without a waiting sender', () => {
  const queue = (to: string, body: string) =>
    inTransaction(app.context.sql, (tx) =>
      queueText(tx, { from: app.double.from, to, body, sentBy: null, pictures: [], notBefore: null, retryOf: null }),
    );

  it('go out once, however many servers look for them', async () => {
    const to = newNumber();
    for (let n = 0; n < 12; n++) await queue(to, `number ${n}`);
    await Promise.all(Array.from({ length: 5 }, () => dispatchDue(app.deps)));
    await expect.poll(() => new Set(app.double.accepted(to).map(({ body }) => body)).size, soon).toBe(12);
    expect(app.double.accepted(to)).toHaveLength(12);
  });

  it('wait for a carrier that is away, and for none that refuses one of them', async () => {
    const to = newNumber();
    const id = await queue(to, 'later');
    await app.double.stop();
    await dispatchDue(app.deps);
    await expect.poll(() => app.row(id), soon).toMatchObject({ hand_over: 'waiting', status: 'queued' });
    await app.double.start();
    await dispatchDue(app.deps);
    expect(app.double.accepted(to)).toEqual([]);
    await app.context.sql`update public.messages set next_try_at = now() where id = ${id}`;
    const other = newNumber();
    app.double.optedOut.add(to);
    await queue(other, 'not stopped by it');
    await dispatchDue(app.deps);
    await expect.poll(() => app.row(id), soon).toMatchObject({ hand_over: 'refused', error_code: 21610 });
    await expect.poll(() => app.double.accepted(other).length, soon).toBe(1);
  });

  it('are not sent after an hour, when they may no longer be true', async () => {
    const to = newNumber();
    const id = await queue(to, 'we are closed now');
    await app.context.sql`update public.messages set created_at = now() - interval '61 minutes' where id = ${id}`;
    await dispatchDue(app.deps);
    await expect.poll(() => app.row(id), soon).toMatchObject({ hand_over: 'refused', status: 'failed' });
    expect(app.double.accepted(to)).toEqual([]);
  });
});

describe('hasWords', () => {
  it.each([
    ['Ready', 'Ready', true],
    ['Sent from your Twilio trial account - Ready', 'Ready', true],
    ['"Ready" - it\'s here', '“Ready” – it’s here', true],
    ['Ready ', ' Ready', true],
    ['Not ready', 'ready', false],
    ['Ready', 'Ready?', false],
  ])('%j for %j: %s', (atCarrier, ours, expected) => {
    expect(isSameText(atCarrier, ours)).toBe(expected);
  });
});
