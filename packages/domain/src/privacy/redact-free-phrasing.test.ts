import { describe, expect, it } from 'vitest';
import { growthOf, mostRatio } from '../../testing/cost/doubling.ts';
import { redactPersonal } from './redact-personal.ts';

const redact = (text: string) => redactPersonal([text])[0];

describe('details in free phrasing', () => {
  it.each([
    ['we live at 3117 hawthorn behind the gas station', 'we live at [address] behind the gas station'],
    ['7 Birch. the blue door', '[address]. the blue door'],
    ['the driver went to 88 Juniper, I am at 808 Juniper', 'the driver went to [address], I am at [address]'],
    ['mi casa es la 515 de Naranjo', 'mi casa es la [address]'],
    ['deliver to 910 State Hwy 12 N, trailer 4', 'deliver to [address]'],
    ['ruta rural 7 caja 12', '[address]'],
    ['bring it to lot 31, Rolling Hills Mobile Home Park', 'bring it to [address]'],
    ['Building D apartment 6 at 40 Harbor Dr', '[address]'],
    ['vivo en el novecientos doce de la calle Laurel', 'vivo en el [address]'],
    ['12\nOld Mill Rd\nDover DE 19901', '[address]'],
  ])('addresses in "%s"', (text, redacted) => expect(redact(text)).toBe(redacted));

  it.each([
    ['my dad is june 7th 48', 'my dad is [birth date]'],
    ['fue el doce de abril de mil novecientos setenta', 'fue el [birth date]'],
    ['year 1958 month 4 day 19', '[birth date]'],
    ['born in may of 1961, the 22nd', 'born in [birth date]'],
    ["she'll be 65 this Tuesday Oct 4", "she'll be 65 this [birth date]"],
    ['1966, the ninth of march', '[birth date]'],
    ['cumple 70 el 8 de enero', 'cumple 70 el [birth date]'],
  ])('dates of birth in "%s"', (text, redacted) => expect(redact(text)).toBe(redacted));

  it.each([
    ['call 541\n555\n0199', 'call [phone]'],
    ['541-555-0199 no wait 0198', '[phone] no wait [number]'],
    ['my card ends in 7 7 1 2', 'my card ends in [number]'],
    ['the one with **** 8841', 'the one with [card]'],
    ['chart is four four zero one two', 'chart is [record number]'],
    ['el seguro social acaba en dos dos uno cero', 'el seguro social acaba en [number]'],
    ['the number on my bottle is 2 447 913', 'the number on my bottle is [number]'],
  ])('numbers in "%s"', (text, redacted) => expect(redact(text)).toBe(redacted));

  it.each([
    ['Obike wears glasses now', '[name] wears glasses now'],
    ['can Zorvan take two of these', 'can [name] take two of these'],
    ['mark said it would be ready', '[name] said it would be ready'],
    ["hi is Hope's amoxicillin ready", "hi is [name]'s amoxicillin ready"],
    ['our twins Amos and Zephrin are sick', 'our twins [name] and [name] are sick'],
    ['nieves quiere saber si ya está', '[name] quiere saber si ya está'],
    ['Abram Tolliver the third is on the line', '[name] is on the line'],
    ['soy Lluvia Otxandio', 'soy [name]'],
    ['habla sor Remedios del convento', 'habla [name] del convento'],
    ['it is for Winter, she is six', 'it is for [name], she is six'],
  ])('names in "%s"', (text, redacted) => expect(redact(text)).toBe(redacted));

  it.each([
    'does Dr. Okonkwo send to you, or la Dra. Ibarra',
    'NDC 0071-0155-23 is on the bottle, lot FK5127, exp 11/26',
    'UPC 300450449108 or model HEM-7120',
    'the 2026-2027 flu shot',
    'do you have a store in Joplin or Tulsa',
    'are you on Holland Avenue by the bank',
    'voy por la carretera 67, en cuál semáforo doblo',
    'do you carry Joy or Dawn soap',
    'la crema Rosa Mosqueta de 60 g',
    'prednisone 40 30 20 10 in the morning',
    "I'm sixty-nine and my doctor added one",
    'is your number still 541-555-0199?',
    'open 2026-11-30?',
    'Mucinexin is safe with Advil?',
    'are you open on Jan 1 or may 2',
    'la última fue como en 2014',
    'me marcó un número de ahí',
  ])('leaves "%s"', (text) => expect(redact(text)).toBe(text));

  it('takes time in proportion to its length', () => {
    const pieces = [
      ...['one two ', 'four [phone] ', '12\n', '541\n', 'ndc 1', 'lot a', 'month 5 ', 'may 5 ', 'del cincuenta y '],
      ...[
        'lot 4, Aa ',
        '12 a ',
        'twenty elm ',
        'box 1, a ',
        'Aa Bb Ln ',
        '[address] 4 ',
        'unit 4 ',
        'Aa wears ',
        'can Aa take ',
      ],
      ...[
        '[name] de la ',
        'Aa "b" ',
        'scared Aa ',
        'Aa and Bb ',
        'last four ',
        'calle a ',
        'exp 1',
        'turned 5 on the ',
      ],
    ];
    for (const piece of pieces) {
      const { ratio } = growthOf((text) => redactPersonal([text]), piece, 2_000);
      expect(ratio, piece).toBeLessThan(mostRatio);
    }
  }, 120_000);
});
