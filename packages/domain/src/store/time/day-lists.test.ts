import { expect, it } from 'vitest';
import { readTime } from './read-time.ts';

const today = '2026-12-16';
const daysOf = (text: string, language: 'en' | 'es') =>
  readTime(text, language, today).days.map(({ first, last }) => (first === last ? first : `${first}/${last}`));

it.each([
  ['open dec 26 27 28 ?', ['2026-12-26/2026-12-28']],
  ['are you open december 24, 26 and 31', ['2026-12-24', '2026-12-26', '2026-12-31']],
  ['hours for the 23rd, 24th and the 31st please', ['2026-12-23', '2026-12-24', '2026-12-31']],
  ['you open 24, 25, 26?', ['2026-12-24/2026-12-26']],
  ['open the 30th, 31st and 2nd', ['2026-12-30', '2026-12-31', '2027-01-02']],
  ['open dec 26 9 to 5', ['2026-12-26']],
])('reads every day of a list: %s', (text, days) => {
  expect(daysOf(text, 'en')).toEqual(days);
});

it.each([
  ['abren el 24 25 y 26', ['2026-12-24/2026-12-26']],
  ['abren 24, 26 y 28 de diciembre', ['2026-12-24', '2026-12-26', '2026-12-28']],
  ['el 24, el 26 y el 31 hasta que hora', ['2026-12-24', '2026-12-26', '2026-12-31']],
])('reads every day of a list in Spanish: %s', (text, days) => {
  expect(daysOf(text, 'es')).toEqual(days);
});

it.each([
  ['what are your hours next weekend sun', 'en', '2026-12-27'],
  ['are you open sunday next weekend', 'en', '2026-12-27'],
  ['abren el domingo de este fin de semana', 'es', '2026-12-20'],
] as const)('takes the day that is named with its weekend: %s', (text, language, day) => {
  expect(daysOf(text, language)).toEqual([day]);
});
