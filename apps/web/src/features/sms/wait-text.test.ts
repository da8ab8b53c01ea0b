import { expect, it } from 'vitest';
import { waitText } from './wait-text.ts';

it.each([
  ['2026-06-10T15:59:30Z', '0 min'],
  ['2026-06-10T15:01:00Z', '59 min'],
  ['2026-06-10T15:00:00Z', '1 h'],
  ['2026-06-09T16:00:01Z', '23 h'],
  ['2026-06-08T15:00:00Z', '2 d'],
  ['2026-06-10T17:00:00Z', '0 min'],
])('since %s someone has waited %s', (since, words) => {
  expect(waitText(new Date(since), new Date('2026-06-10T16:00:00Z'))).toBe(words);
});
