import { expect, it } from 'vitest';
import { parseYear, yearChoices } from './recall-years.ts';

it('asks for last year, unless the address says another one', () => {
  expect(parseYear('', 2026)).toBe(2025);
  expect(parseYear('?year=2023', 2026)).toBe(2023);
  expect(parseYear('?year=2026', 2026)).toBe(2026);
  for (const query of ['?year=2027', '?year=1999', '?year=soon', '?year=20e2', '?year=']) {
    expect(parseYear(query, 2026)).toBe(2025);
  }
});

it('offers the years in which papers are kept, and the one that is shown', () => {
  const values = yearChoices(2025, 2026).map(({ value }) => value);
  expect(values[0]).toBe('2026');
  expect(values.at(-1)).toBe('2019');
  expect(yearChoices(2004, 2026).at(-1)?.value).toBe('2004');
});
