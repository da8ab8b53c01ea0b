import { expect, it } from 'vitest';
import { tooManyTries } from './too-many-tries.ts';

it('A1 says how long to wait, rounded up, and what else can be done', () => {
  const waits = [null, 1, 59, 60, 61, 890, 3_540, 3_541, 3_600].map(
    (seconds) => /Wait (.+?)(?:,| and)/.exec(tooManyTries('password', seconds))?.[1],
  );
  expect(waits).toEqual([
    'a few minutes',
    '1 second',
    '59 seconds',
    '1 minute',
    '2 minutes',
    '15 minutes',
    '59 minutes',
    'an hour',
    'an hour',
  ]);
  expect(tooManyTries('password', 890)).toContain('“Forgot password?”');
  expect(tooManyTries('code', 890)).toContain('recovery code');
  expect(tooManyTries('recovery', 890)).toContain('administrator');
});
