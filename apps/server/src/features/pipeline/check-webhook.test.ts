import { describe, expect, it } from 'vitest';
import { assessWebhook } from './check-webhook.ts';

const now = new Date('2026-11-18T18:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('the webhook', () => {
  const judge = (backlog: Partial<Parameters<typeof assessWebhook>[0]>) =>
    assessWebhook(
      { waiting: 0, failing: 0, lost: 0, oldestFailing: null, lastDelivered: null, ...backlog },
      now,
      () => '9:41 am',
    );

  it('works while due messages go out', () => {
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
