import { describe, expect, it } from 'vitest';
import { thingsAsked } from './things-asked.ts';

describe('the goods and services that a question names', () => {
  it.each([
    ['do yall sell gift cards?', ['gift cards']],
    ['Do you happen to have covid tests in stock and reading glasses?', ['covid tests', 'reading glasses']],
    ['can i pay w venmo or zelle', ['venmo', 'zelle']],
    ['do you notarize papers', ['notarize papers']],
    ['is there a coat rack or a locker in there', ['coat rack', 'locker']],
    ['whats the wifi password', ['wifi password']],
    ['i need a money order today', ['money order']],
    ['passport photos?', ['passport photos']],
    ['what about stamps', ['stamps']],
    ['¿Venden tarjetas de regalo?', ['tarjetas de regalo']],
    ['hacen llaves o afilan tijeras', ['llaves', 'afilan tijeras']],
    ['y estampillas venden?', ['estampillas']],
    ['hay descuento para viejitos y baño?', ['descuento', 'baño']],
  ])('are found in the words of the visitor: %s', (text, things) => {
    expect(thingsAsked(text)).toEqual(things);
  });

  it.each([
    'do you deliver',
    'what time do you close',
    'can you refill my prescription',
    'i need more of my metformin',
    'whats your address',
    'write me a poem',
    'a que hora cierran',
  ])('are none in what names only the store or a medicine: %s', (text) => {
    expect(thingsAsked(text)).toEqual([]);
  });

  it('takes linear time', () => {
    const long = 'do you have stamps and '.repeat(2_800);
    const start = performance.now();
    thingsAsked(long);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
