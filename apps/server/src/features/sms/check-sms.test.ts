import { describe, expect, it } from 'vitest';
import { assessCarrier, createSmsCheck } from './check-sms.ts';

const now = new Date('2026-11-18T18:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('texting', () => {
  const notes = { lastCallAt: ago(5), problem: null, problemAt: null };
  const judge = (changed: Partial<Parameters<typeof assessCarrier>[0]>) =>
    assessCarrier({ ...notes, ...changed }, now, 'Fine.', (at) => `${(now.getTime() - at.getTime()) / 60_000} min ago`);

  it('wants attention after a problem, until the carrier calls again or a day has passed', () => {
    expect(judge({})).toMatchObject({ state: 'green', text: 'Fine. Last webhook: 5 min ago.' });
    expect(judge({ problem: 'No.', problemAt: ago(4) })).toMatchObject({ state: 'amber', text: 'No. (4 min ago)' });
    expect(judge({ problem: 'No.', problemAt: ago(6) }).state).toBe('green');
    expect(judge({ lastCallAt: ago(3_000), problem: 'No.', problemAt: ago(1_441) }).state).toBe('green');
    expect(judge({ lastCallAt: null })).toMatchObject({
      state: 'amber',
      text: 'Fine. We haven’t received a webhook yet.',
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
        text: 'Signed in to Twilio at 9:41 am. Last webhook: 9:40 am.',
      });
    }
    expect(greetings).toBe(2);
  });
});
