import { describe, expect, it } from 'vitest';
import { saysOnlyVisit, saysOnlyWhen } from './visit-words.ts';

describe('messages that speak only of a time to come', () => {
  it.each([
    'is 9:15 pm too late',
    'My bus gets there at 5:10, will you still be open?',
    'good friday or easter',
    'el sábado después de misa, como a la una',
    'puedo pasar antes de las 9',
  ])('%s', (text) => expect(saysOnlyWhen(text)).toBe(true));

  it.each([
    'is 9 pm too late for my insulin',
    'is two in the morning enough',
    'is 6 hours enough between',
    'I forgot this morning',
    'I won’t be here tomorrow',
    'no voy a estar mañana',
    'me duele en la noche',
    'can I take it at 8',
  ])('not: %s', (text) => expect(saysOnlyWhen(text)).toBe(false));

  it('a wait needs its time read elsewhere', () => {
    expect(saysOnlyVisit('in an hour will I still find you')).toBe(true);
    expect(saysOnlyWhen('in an hour will I still find you')).toBe(false);
  });
});
