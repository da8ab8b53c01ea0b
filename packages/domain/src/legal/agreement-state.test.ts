import { expect, it } from 'vitest';
import { agreementState } from './agreement-state.ts';

const agreement = { vendor: 'Twilio', signed: '2026-01-15', scope: 'SMS', expires: '2026-12-31' };

it.each([
  ['missing', '2026-01-14'],
  ['current', '2026-01-15'],
  ['current', '2026-11-30'],
  ['ending', '2026-12-01'],
  ['ending', '2026-12-31'],
  ['ended', '2027-01-01'],
])('L3 is %s on %s', (state, today) => expect(agreementState(agreement, today)).toBe(state));

it('L3 lasts without a last day, and is missing without a record', () => {
  const { expires: _, ...lasting } = agreement;
  expect(agreementState(lasting, '2036-01-01')).toBe('current');
  expect(agreementState(undefined, '2026-11-30')).toBe('missing');
});
