import { expect, it } from 'vitest';
import { datesAhead, isPastDate } from './past-dates.ts';

const today = '2026-05-19';
const of = (date: string) => ({ diabetes_dx_date: null, details: { delivery: { date }, plan: { authUntil: date } } });

it('finds dates of what has happened after today, and none of what may lie ahead', () => {
  expect(datesAhead(of('2026-06-19'), null, today)).toEqual(['details.delivery.date']);
  expect(datesAhead(of(today), null, today)).toEqual([]);
  expect(datesAhead({ diabetes_dx_date: '2027-01-01', details: null }, null, today)).toEqual(['diabetes_dx_date']);
  expect(isPastDate('details.recordsRequest.due')).toBe(false);
});

it('leaves what an older record already said', () => {
  expect(datesAhead(of('2026-06-19'), of('2026-06-19'), today)).toEqual([]);
  expect(datesAhead(of('2026-06-20'), of('2026-06-19'), today)).toEqual(['details.delivery.date']);
});
