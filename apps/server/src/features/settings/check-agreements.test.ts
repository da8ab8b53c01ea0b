import { expect, it } from 'vitest';
import { testStore } from '../../../testing/test-store.ts';
import { checkAgreements } from './check-agreements.ts';

const now = new Date('2026-11-20T18:00:00Z');
const twilio = { vendor: 'Twilio', signed: '2026-01-15', scope: 'SMS of the store’s account' };
const check = (agreements: Record<string, typeof twilio & { expires?: string }>, sendsTexts = true) =>
  checkAgreements({ current: { store: testStore, agreements } }, sendsTexts, now);

it('L3 Health warns while texts go out and no agreement covers them', () => {
  expect(check({})).toMatchObject({
    state: 'amber',
    text: 'No agreement (BAA) for text messages is recorded.',
    nextStep: { admin: expect.stringContaining('Store settings, Agreements') },
  });
  expect(check({ texts: { ...twilio, signed: '2026-12-01' } })).toMatchObject({
    state: 'amber',
    text: 'The agreement (BAA) with Twilio for text messages isn’t in force until Tue, Dec 1, 2026.',
  });
  expect(check({ texts: { ...twilio, expires: '2026-11-19' } }).text).toBe(
    'The agreement (BAA) with Twilio for text messages ended on Thu, Nov 19, 2026.',
  );
  expect(check({ texts: { ...twilio, expires: '2026-12-10' } }).text).toContain('ends on Thu, Dec 10, 2026.');
  expect(check({ texts: twilio, mail: { ...twilio, vendor: 'Mailer', expires: '2026-11-01' } }).text).toBe(
    'The agreement (BAA) with Mailer for email ended on Sun, Nov 1, 2026.',
  );
});

it('L3 Health is content with a record, and without a carrier', () => {
  expect(check({ texts: twilio })).toMatchObject({
    state: 'green',
    text: 'Agreements in force: Twilio (text messages).',
  });
  expect(check({}, false)).toMatchObject({
    state: 'gray',
    text: 'No carrier sends text messages.',
    nextStep: null,
  });
});
