import { describe, expect, it } from 'vitest';
import { type AssistantModel, checkAssistant } from './check-assistant.ts';

const now = new Date('2026-11-18T18:00:00Z');
const at = { now, today: '2026-11-18' };
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const clock = (at: Date) => at.toISOString().slice(11, 16);

function check(
  state: Partial<ReturnType<AssistantModel['state']>>,
  left = 12_345,
  agreement: AssistantModel['agreement'] = null,
) {
  const whole = { lastSuccessAt: null, lastFailureAt: null, lastFailure: null, restsUntil: null, ...state };
  return checkAssistant({ state: () => whole, tokensLeft: async () => left, agreement }, at, clock, clock);
}

describe('who answers visitors', () => {
  it('is only the store’s own pages, or a model that works', async () => {
    expect(await checkAssistant(null, at, clock, clock)).toMatchObject({ state: 'green', nextStep: null });
    expect((await check({})).text).toBe(
      'The model hasn’t been used yet. 12,345 tokens left today. The model runs on this machine.',
    );
    expect(await check({ lastSuccessAt: ago(3), lastFailureAt: ago(4), lastFailure: 'stalled' })).toMatchObject({
      state: 'green',
      text: 'The model last answered 17:57. 12,345 tokens left today. The model runs on this machine.',
    });
  });

  it('is under a named agreement when it is a vendor’s', async () => {
    const agreement = { vendor: 'Example Models, Inc.', model: 'small-1', signed: '2026-11-01', until: null };
    expect((await check({}, 1, agreement)).text).toContain(
      'Agreement: Example Models, Inc., small-1, signed Sun, Nov 1, 2026.',
    );
  });

  it('L3 warns before an agreement ends, and stays red after that', async () => {
    const until = (day: string) => ({ vendor: 'Example', model: 'small-1', signed: '2025-11-01', until: day });
    expect(await check({}, 1, until('2027-01-31'))).toMatchObject({ state: 'green' });
    expect((await check({}, 1, until('2027-01-31'))).text).toContain('until Sun, Jan 31, 2027.');
    expect(await check({}, 1, until('2026-12-01'))).toMatchObject({
      state: 'amber',
      text: 'The agreement (BAA) with Example ends on Tue, Dec 1, 2026. After that, no text goes there.',
    });
    expect(await check({}, 1, until('2026-11-18'))).toMatchObject({ state: 'amber' });
    const ended = await check({ lastSuccessAt: ago(3) }, 1, until('2026-11-17'));
    expect(ended).toMatchObject({ state: 'red', text: expect.stringContaining('ended on Tue, Nov 17, 2026') });
    expect(ended.nextStep).toEqual({
      admin: expect.stringContaining('ASSISTANT_AGREEMENT'),
      others: 'Tell an administrator.',
    });
  });

  it('wants attention when the model failed last, and says what an administrator may do', async () => {
    const finding = await check({ lastSuccessAt: ago(9), lastFailureAt: ago(2), lastFailure: 'slow_first_token' });
    expect(finding).toMatchObject({ state: 'amber', text: expect.stringContaining('17:58 (slow first token)') });
    expect(finding.nextStep).toEqual({
      admin: expect.stringContaining('ASSISTANT_BASE_URL'),
      others: 'Tell an administrator.',
    });
  });

  it('needs attention while the model is paused, and when the day’s tokens are used up', async () => {
    const failed = { lastFailureAt: ago(1), lastFailure: 'refused' };
    expect((await check({ ...failed, restsUntil: ago(-1) })).text).toBe(
      'It last failed 17:59 (refused). We’ll try it again at 18:01. Until then, answers come from the store’s own pages.',
    );
    expect((await check({ ...failed, restsUntil: ago(1) })).text).toContain('The next question will try it again.');
    expect(await check({ lastSuccessAt: ago(1) }, 0)).toMatchObject({
      state: 'amber',
      nextStep: { admin: expect.stringContaining('ASSISTANT_DAILY_TOKENS') },
    });
  });
});
