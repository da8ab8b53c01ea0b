import { expect, it } from 'vitest';
import { dayHref, dayIn } from './use-day.ts';

it('S28-316 reads the day from the address, and shows today for anything else', () => {
  const today = '2026-11-23';
  expect(dayIn('?date=2026-11-26', today)).toBe('2026-11-26');
  for (const search of ['', '?date=', '?date=2026-02-30', '?date=tomorrow', '?date=0020-11-26', '?date=9999-12-31'])
    expect(dayIn(search, today)).toBe(today);
  expect(dayHref('2026-11-26', today)).toBe('/app/requests/day?date=2026-11-26');
  expect(dayHref(today, today)).toBe('/app/requests/day');
});
