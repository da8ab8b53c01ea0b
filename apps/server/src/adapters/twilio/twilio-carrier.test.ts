import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TwilioDouble } from '../../../testing/twilio-double/double.ts';
import { startTwilioDouble } from '../../../testing/twilio-double/twilio-double.ts';
import type { TwilioConfig } from '../../config/sms.ts';
import { createTwilioCarrier } from './create-twilio-carrier.ts';

let double: TwilioDouble;
beforeEach(async () => {
  double = await startTwilioDouble();
});
afterEach(() => double.close());

const settings = (): TwilioConfig => ({
  accountSid: double.accountSid,
  authToken: double.authToken,
  from: double.from,
  messagingServiceSid: null,
  apiBaseUrl: double.url,
});
const carrier = (changed: Partial<TwilioConfig> = {}, timeoutMs = 400) =>
  createTwilioCarrier({ config: { ...settings(), ...changed }, webhookBaseUrl: 'https://pharmacy.example', timeoutMs });
const text = {
  id: '8c5f2c3e-0000-4000-8000-000000000001',
  to: '+15555550142',
  body: 'Ready & waiting: ñ 😀 +1',
  mediaUrls: [],
};

describe('handing a text over', () => {
  it('says everything that the carrier needs, in its own encoding', async () => {
    const mediaUrls = ['https://pharmacy.example/a?x=1&y=2', 'https://pharmacy.example/b'];
    const result = await carrier().send({ ...text, mediaUrls });
    const [message] = double.messages;
    expect(result).toEqual({ kind: 'taken', sid: message?.sid, state: 'queued' });
    expect(message).toMatchObject({
      to: text.to,
      from: double.from,
      body: text.body,
      mediaUrls,
      statusCallback: `https://pharmacy.example/api/twilio/status?id=${text.id}`,
    });
  });

  it('T6 knows what certainly was not taken from what may have been', async () => {
    const cases = [
      [{ kind: 'status', status: 429, retryAfterSeconds: 7 }, { kind: 'not_taken', retryAfterMs: 7_000 }, 0],
      [{ kind: 'status', status: 429 }, { kind: 'not_taken', retryAfterMs: null }, 0],
      [{ kind: 'status', status: 400, code: 21_610, words: 'No' }, { kind: 'refused', code: 21_610, words: 'No' }, 0],
      [{ kind: 'status', status: 404, code: 20_404 }, { kind: 'refused', code: 20_404 }, 0],
      [{ kind: 'status', status: 302 }, { kind: 'unknown' }, 0],
      [{ kind: 'status', status: 500 }, { kind: 'unknown', hasAnswered: true }, 0],
      [{ kind: 'status', status: 503, accepts: true }, { kind: 'unknown' }, 1],
      [{ kind: 'hang', accepts: true }, { kind: 'unknown', hasAnswered: false }, 1],
      [{ kind: 'hang', accepts: false }, { kind: 'unknown' }, 0],
      [{ kind: 'reset', accepts: true }, { kind: 'unknown' }, 1],
      [{ kind: 'reset', accepts: false }, { kind: 'unknown' }, 0],
      [{ kind: 'garbage', accepts: true }, { kind: 'unknown', hasAnswered: true }, 1],
      [{ kind: 'slow', ms: 600 }, { kind: 'unknown' }, 1],
      [{ kind: 'slow', ms: 50 }, { kind: 'taken' }, 1],
    ] as const;
    for (const [fault, result, accepted] of cases) {
      const before = double.accepted().length;
      double.fail(fault);
      expect([fault, await carrier().send(text)]).toEqual([fault, expect.objectContaining(result)]);
      await expect.poll(() => double.accepted().length - before).toBe(accepted);
    }
  });

  it('T6 knows that nothing was sent when no one listens, the name does not exist, or the other end does not speak TLS', async () => {
    await double.stop();
    const closed = await carrier().send(text);
    await double.start();
    const nobody = await carrier({ apiBaseUrl: 'http://nobody.invalid' }, 5_000).send(text);
    const noTls = await carrier({ apiBaseUrl: double.url.replace('http:', 'https:') }).send(text);
    for (const result of [closed, nobody, noTls])
      expect(result).toMatchObject({ kind: 'not_taken', retryAfterMs: null });
    expect(double.messages).toEqual([]);
  });

  it('may leave the number to a messaging service', async () => {
    expect(await carrier({ messagingServiceSid: 'MG1' }).send(text)).toMatchObject({ kind: 'taken' });
  });

  it('keeps the carrier’s own refusals with their codes', async () => {
    expect(await carrier().send({ ...text, to: '12' })).toMatchObject({ kind: 'refused', code: 21_211 });
    expect(await carrier().send({ ...text, body: 'x'.repeat(1_601) })).toMatchObject({ kind: 'refused', code: 21_617 });
    expect(await carrier({ authToken: 'other' }).send(text)).toMatchObject({ kind: 'refused', code: 20_003 });
  });
});

describe('asking the carrier', () => {
  it('lists everything since then, page by page, or for one number also unsent texts', async () => {
    for (let n = 0; n < 250; n++)
      double.receive({ from: '+15555550142', body: `${n}`, at: new Date(Date.now() - n * 1_000) });
    await carrier().send(text);
    const bodies = async (since: Date, to?: string) => {
      const found: string[] = [];
      for await (const { body } of carrier().list(since, to)) found.push(body);
      return found;
    };
    expect(await bodies(new Date(Date.now() - 999_000))).toHaveLength(250);
    expect((await bodies(new Date(Date.now() - 100_500))).length).toBeLessThan(103);
    expect(await bodies(new Date(Date.now() - 5_000), text.to)).toEqual([text.body]);
  });

  it('never goes where an answer points, if that is elsewhere', async () => {
    for (const next_page_uri of ['@127.0.0.1:9/x', '//127.0.0.1:9/x', 'https://evil.example/x', '/2010-04-01/x']) {
      double.answerList({ messages: [], next_page_uri });
      const list = async () => {
        for await (const message of carrier().list(new Date())) expect(message).toBeNull();
      };
      await expect(list()).rejects.toThrow();
    }
    double.answerList({ messages: [], meta: { next_page_url: 'https://evil.example/x' } });
    const first = carrier().list(new Date())[Symbol.asyncIterator]().next();
    await expect(first).rejects.toThrow('isn’t its own');
  });

  it('greets it and says what is wrong', async () => {
    expect(await carrier().ping()).toEqual({ isHealthy: true });
    expect(await carrier({ authToken: 'other' }).ping()).toMatchObject({
      isHealthy: false,
      words: expect.stringContaining('TWILIO_AUTH_TOKEN'),
    });
    await double.stop();
    expect(await carrier().ping()).toEqual({ isHealthy: false, words: 'Couldn’t reach Twilio.' });
  });
});
