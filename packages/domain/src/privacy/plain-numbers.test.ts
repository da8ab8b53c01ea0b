import { describe, expect, it } from 'vitest';
import { growthOf, mostRatio } from '../../testing/cost/doubling.ts';
import { plainNumbers } from './plain-numbers.ts';

describe('numbers as figures', () => {
  it.each([
    ['rx 5 dash 220 dash 118', 'rx 5-220-118'],
    ['it’s 5 4 1 dash 5 5 5 dash 0 1 2 3', 'it’s 541-555-0123'],
    ['cinco cuatro uno guion cinco cinco cinco guion cero uno dos tres', '541-555-0123'],
    ['receta dos mil trescientos quince guion ocho', 'receta 2315-8'],
    ['(five four one) five five five oh one two three', '5415550123'],
    ['cumplí el 0 7 / 2 1 / 6 6', 'cumplí el 07/21/66'],
    ['grupo 0 4 4 - 1 9 2', 'grupo 044-192'],
    ['la 7710 - 2, por favor', 'la 7710-2, por favor'],
    ['member H1234 - 0456 - 789', 'member H1234-0456-789'],
    ['1O de mayo de l971', '10 de mayo de 1971'],
    ['es uno e ge cuatro te e cinco eme ka siete tres', 'es [number]'],
    ['2 T Y 4 - H J 8 - K L 0 1', '[number]'],
  ])('puts "%s" in figures', (text, plain) => expect(plainNumbers(text)).toBe(plain));

  it.each([
    'one or two pills three times a day',
    'one in the morning and two at night',
    'from 9 - 5 or 30 - 40 pills',
    'prednisone 40 40 30 30 20 20 10 10',
    'a taper of 5 4 3 2 1',
    'born the second of may nineteen ninety',
    'de una a dos, de tres a cuatro',
  ])('leaves "%s"', (text) => expect(plainNumbers(text)).toBe(text));

  it('takes time in proportion to its length', () => {
    for (const piece of ['1 ', 'one ', 'one two ', '1 - ', 'e ge ', 'A 1 ', '1 then ', '12 - 3456 '])
      expect(growthOf(plainNumbers, piece, 4_000).ratio, piece).toBeLessThan(mostRatio);
  });
});
