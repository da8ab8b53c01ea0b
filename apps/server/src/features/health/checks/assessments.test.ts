import { buckets, demoBuckets } from '@rxweb/contracts/uploads';
import { describe, expect, it } from 'vitest';
import { assessDatabase } from './check-database.ts';
import { assessDisk, assessEncryption } from './check-disk.ts';
import { createMailCheck } from './check-mail.ts';
import { assessCarrier, createSmsCheck } from './check-sms.ts';
import { assessBuckets } from './check-storage.ts';
import { assessWebhook } from './check-webhook.ts';

const GB = 1e9;
const now = new Date('2026-11-18T18:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('the disk', () => {
  it.each([
    ['green', 50 * GB, 100 * GB],
    ['green', 10 * GB, 100 * GB],
    ['amber', 9.99 * GB, 100 * GB],
    ['amber', 4.9 * GB, 20 * GB],
    ['red', 1.9 * GB, 100 * GB],
    ['red', 0.9 * GB, 4 * GB],
    ['red', 0, 0],
  ])('is %s with %d of %d bytes free', (state, free, total) => {
    expect(assessDisk(free, total).state).toBe(state);
  });

  it('is never said to have more room than it has', () => {
    expect(assessDisk(9.99 * GB, 99.99 * GB).text).toBe('9.9 GB of 99 GB free (9%).');
  });

  it('wants an eye on it when nothing shows that it is encrypted, and the room first', () => {
    const room = assessDisk(50 * GB, 100 * GB);
    expect(assessEncryption(room, true)).toMatchObject({ state: 'green', text: `${room.text} It’s encrypted.` });
    expect(assessEncryption(room, false)).toMatchObject({
      state: 'amber',
      nextStep: { admin: expect.stringContaining('DATA_DISK_ENCRYPTED=yes') },
    });
    const full = assessDisk(0, 100 * GB);
    expect(assessEncryption(full, false)).toBe(full);
  });
});

describe('the database', () => {
  it('is slow from half a second on, and down when nothing can be kept', () => {
    expect(assessDatabase(false, 2.4)).toMatchObject({ state: 'green', text: 'Answers in 2 ms.' });
    expect(assessDatabase(false, 500).state).toBe('amber');
    expect(assessDatabase(true, 1).state).toBe('red');
  });
});

describe('the buckets', () => {
  const bucket = (id: string, isPublic = false) => ({ id, public: isPublic });
  const all = [
    bucket(buckets.chat),
    bucket(buckets.general),
    bucket(demoBuckets.private),
    bucket(demoBuckets.public, true),
  ];
  const without = (id: string) => all.filter((one) => one.id !== id);

  it('are fine when all are there and only the test bucket is public', () => {
    expect(assessBuckets(all)).toBeNull();
  });

  it.each([
    [buckets.chat, 'red'],
    [buckets.general, 'red'],
    [demoBuckets.private, 'amber'],
    [demoBuckets.public, 'amber'],
  ] as const)('are not when %s is missing: %s, and says to have it made', (id, state) => {
    const fault = assessBuckets(without(id));
    expect(fault).toMatchObject({ state, text: `The storage bucket ${id} doesn’t exist.` });
    expect(fault?.nextStep?.admin).toContain('create');
  });

  it.each([buckets.chat, buckets.general, demoBuckets.private])('are down at once when %s is public', (id) => {
    expect(assessBuckets([...without(id), bucket(id, true)])).toMatchObject({ state: 'red' });
  });
});

describe('the webhook', () => {
  const judge = (backlog: Partial<Parameters<typeof assessWebhook>[0]>) =>
    assessWebhook(
      { waiting: 0, failing: 0, lost: 0, oldestFailing: null, lastDelivered: null, ...backlog },
      now,
      () => '9:41 am',
    );

  it('works while what is due goes out', () => {
    expect(judge({})).toMatchObject({ state: 'green', text: 'Nothing delivered yet.' });
    expect(judge({ lastDelivered: ago(2), waiting: 3 })).toMatchObject({
      state: 'green',
      text: 'Last delivery: 9:41 am. 3 waiting to be sent.',
    });
  });

  it('wants attention when messages are refused, and does not work when that lasts an hour', () => {
    const refused = { waiting: 1, failing: 1, lastDelivered: ago(90) };
    expect(judge({ ...refused, oldestFailing: ago(59) }).state).toBe('amber');
    expect(judge({ ...refused, oldestFailing: ago(61) })).toMatchObject({
      state: 'red',
      text: '1 message was rejected by the receiving server. Last delivery: 9:41 am.',
    });
  });

  it('does not work when messages were given up', () => {
    expect(judge({ lost: 2, lastDelivered: ago(90) })).toMatchObject({
      state: 'red',
      text: '2 messages were not delivered after 60 tries. Last delivery: 9:41 am.',
    });
  });
});

describe('mail', () => {
  const common = { formatTime: () => '9:41 am', greetEveryMs: 300_000 };

  it('wants attention while mails are only files', async () => {
    const check = createMailCheck({ ...common, carrier: { kind: 'files' }, now: () => now });
    expect(await check()).toMatchObject({ state: 'amber', nextStep: { admin: expect.stringContaining('SMTP_URL') } });
  });

  it('greets the server at most once in five minutes, whether it answers or not', async () => {
    let greetings = 0;
    let isUp = false;
    let time = now.getTime();
    const ping = async () => {
      greetings += 1;
      if (!isUp) throw new Error('no');
    };
    const check = createMailCheck({ ...common, carrier: { kind: 'smtp', ping }, now: () => new Date(time) });
    expect((await check()).state).toBe('red');
    isUp = true;
    time += 299_999;
    expect((await check()).state).toBe('red');
    expect(greetings).toBe(1);
    time += 1;
    expect((await check()).state).toBe('green');
    expect(greetings).toBe(2);
  });
});

describe('texting', () => {
  const notes = { lastCallAt: ago(5), problem: null, problemAt: null };
  const judge = (changed: Partial<Parameters<typeof assessCarrier>[0]>) =>
    assessCarrier({ ...notes, ...changed }, now, 'Fine.', (at) => `${(now.getTime() - at.getTime()) / 60_000} min ago`);

  it('wants attention after a problem, until the carrier calls again or a day has passed', () => {
    expect(judge({})).toMatchObject({ state: 'green', text: 'Fine. Last webhook call: 5 min ago.' });
    expect(judge({ problem: 'No.', problemAt: ago(4) })).toMatchObject({ state: 'amber', text: 'No. (4 min ago)' });
    expect(judge({ problem: 'No.', problemAt: ago(6) }).state).toBe('green');
    expect(judge({ lastCallAt: ago(3_000), problem: 'No.', problemAt: ago(1_441) }).state).toBe('green');
    expect(judge({ lastCallAt: null })).toMatchObject({
      state: 'amber',
      text: 'Fine. It hasn’t called our webhook yet.',
    });
  });

  it('is not set up, pretended, or down, and greets the carrier at most once in five minutes', async () => {
    let time = now.getTime();
    let greetings = 0;
    const common = {
      readFacts: async () => notes,
      now: () => new Date(time),
      formatTime: () => '9:41 am',
      formatWhen: () => '9:40 am',
      greetEveryMs: 5 * 60_000,
    };
    const well = async () => {
      greetings++;
      return { isHealthy: true as const };
    };
    const ill = async () => ({ isHealthy: false as const, words: 'Couldn’t reach Twilio.' });
    expect(await createSmsCheck({ ...common, carrier: null })()).toMatchObject({ state: 'amber' });
    expect((await createSmsCheck({ ...common, carrier: { kind: 'demo', ping: well } })()).text).toContain('Demo');
    expect(await createSmsCheck({ ...common, carrier: { kind: 'twilio', ping: ill } })()).toMatchObject({
      state: 'red',
      text: 'Couldn’t reach Twilio. Texts aren’t going out.',
    });
    const check = createSmsCheck({ ...common, carrier: { kind: 'twilio', ping: well } });
    for (const minutes of [0, 4.9, 5]) {
      time = now.getTime() + minutes * 60_000;
      expect(await check()).toMatchObject({
        state: 'green',
        text: 'Signed in to Twilio at 9:41 am. Last webhook call: 9:40 am.',
      });
    }
    expect(greetings).toBe(2);
  });
});
