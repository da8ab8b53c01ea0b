import { describe, expect, it } from 'vitest';
import { growthOf, mostRatio } from '../../testing/cost/doubling.ts';
import { redactPersonal } from './redact-personal.ts';

const redact = (text: string) => redactPersonal([text])[0];

describe('details in the shapes people write them', () => {
  it.each([
    ['deliver to 1190 Ocean Esplanade 7-B please', 'deliver to [address] please'],
    ['mom lives at Cedar Hills Apartments Unit 9, 77 Larch Rd', 'mom lives at [address]'],
    ['leave it at 712 e sycamore by the gate', 'leave it at [address] by the gate'],
    ['Urb. Villa Carmen, Calle 4 #B-20, Caguas PR 00725', '[address]'],
    ['vivo en Cond. Playa Serena 305, Ponce', 'vivo en [address]'],
    ['Address: 55 Cty Rd 18\nUvalde, TX 78801', 'Address: [address]'],
    ['I live at thirty one oh six juniper', 'I live at [address]'],
    ['we live on 9th and Walnut', 'we live [address]'],
    ['a 640 Birch St, tercer piso por favor', 'a [address] por favor'],
    ['20 Calle Del Rey, casa 5', '[address]'],
    ['12-C Otter Pond Rd, Warwick, NY', '[address]'],
    ['RR 4 box 18 Floresville', '[address]'],
    ['Fm 471 #1180 behind the feed store', '[address] behind the feed store'],
    ['mz 14 lt 3', '[address]'],
  ])('addresses in "%s"', (text, redacted) => expect(redact(text)).toBe(redacted));

  it.each([
    ['born june 3 nineteen sixty eight', 'born [birth date]'],
    ['my bday is the 2nd of may nineteen ninety', 'my bday is the [birth date]'],
    ['nació el 7 de agosto de mil novecientos cincuenta y dos', 'nació el [birth date]'],
    ['mi esposa es del 8/abr/1971', 'mi esposa es del [date]'],
    ['fecha de nacimiento 22.XI.1958', 'fecha de nacimiento [birth date]'],
    ['born on halloween 1977', 'born on [birth date]'],
    ['9/9/09 is my daughters birthday', '[birth date] is my daughters birthday'],
    ['D0B l2/O3/1984', 'D0B [birth date]'],
    ['for my son, 4/18/23, a fever reducer', 'for my son, [birth date], a fever reducer'],
    ['he turned 65 on march 4th', 'he turned 65 on [birth date]'],
  ])('dates of birth in "%s"', (text, redacted) => expect(redact(text)).toBe(redacted));

  it.each([
    ["Ty'Quan is my nephew, he needs an inhaler", '[name] is my nephew, he needs an inhaler'],
    ['Nidia se llama mi suegra', '[name] se llama mi suegra'],
    ['Pilar. Do you have gauze', '[name]. Do you have gauze'],
    ['Stanisława. is my order in', '[name]. is my order in'],
    ['Belmiro Quast here, is it ready', '[name] here, is it ready'],
    ['Will Okafor here, any news', '[name] here, any news'],
    ['my sister in law odalinda has a cough', 'my sister in law [name] has a cough'],
    ['mi nieto brayanel tiene tos', 'mi nieto [name] tiene tos'],
    ['can you look for keisha jackson', 'can you look for [name]'],
    ['for april, thats my daughter', 'for [name], thats my daughter'],
    ["Hello! Trevelle's prescription is late", "Hello! [name]'s prescription is late"],
    ['Ing. Ramiro Cantú me atendió', '[name] me atendió'],
    ['Patient: ADEWUNMI, TITILAYO', 'Patient: [name]'],
    ['rosa elvira, 3 de mayo 1966', '[name], [birth date]'],
  ])('names in "%s"', (text, redacted) => expect(redact(text)).toBe(redacted));

  it.each([
    ['rx no 8 8 1 2 0 3 4', 'rx no [Rx number]'],
    ['ohio dl 2 2 5 0 1 8 8 3', 'ohio dl [license number]'],
    ['ins card: QRT.551.20934', 'ins card: [insurance number]'],
    ['ID# KLM 4 0 0 7 7 1 2', 'ID# [insurance number]'],
    ['plan num ACA 004 551 9083', 'plan num [insurance number]'],
    ['two b f five r c nine m d one one is my medicare', '[number] is my medicare'],
    ['llame al 915 tres treinta y dos 40 18', 'llame al [number]'],
    ['r dot castell 42 at yahoo dot com', '[e-mail]'],
    ['tarjeta con terminacion 8841', 'tarjeta con terminacion [number]'],
  ])('numbers in "%s"', (text, redacted) => expect(redact(text)).toBe(redacted));

  it.each([
    'do you carry dr teals foot soak and dr scholls pads',
    'my son weighs 30 lbs how much tylenol',
    'mi hija vomita mucho que le doy',
    'mi abuelo es veterano y usa bastón',
    'mi esposo tiene 66 se puede vacunar',
    'are you near the park on the hill',
    'can i take 2 of them at night or 1 in the morning',
    'will my wife need an id, may she pick up for me',
    'Zyrtec. Is it better than Claritin?',
    'are you open Christmas day or New Year',
    'it is 3 miles from the station, can you deliver',
    'tienen cita el 14 de mayo a las 3 y media',
    'is 20 units of Lantus with 1000 mg of metformin ok for a 70 year old',
    'what is the price for 90 tablets, 30 tablets and 60',
    'do i need an id for 2 people',
    'id like 30 of the 10 mg ones',
    'i live 5 minutes from there',
    'my mom lives with me, she takes 3 pills on monday and friday',
    'does the plan cover 90 days',
    'mi casa queda a 10 minutos, entregan en 1 hora?',
    'Rosa de Jamaica tea is ok with losartan?',
    'she gets one every eight hours for two or three days',
    'i take one at nine and one at six, two in all',
    'can you fill 30 days 2 weeks early on 5/2',
    'are you on 5th and Main or on Oak',
    'the app says order 2 of 5 is ready',
    'is my plan covered, member services said yes',
  ])('leaves "%s"', (text) => expect(redact(text)).toBe(text));

  it('takes time in proportion to its length', () => {
    const pieces = [
      ...[
        'live on a and ',
        '[address], ',
        '[address] A ',
        'my son a ',
        'twenty two ',
        'a dot ',
        'Ab Cd Park ',
        'e one ',
      ],
      ...[
        'calle a, casa ',
        'Urb. Aa ',
        'Aa is my ',
        'el día ',
        'born june 3 nineteen ',
        '1/jan/',
        'plan A ',
        '9th and ',
        'rx 1 ',
      ],
    ];
    for (const piece of pieces) {
      const { ratio } = growthOf((text) => redactPersonal([text]), piece, 2_000);
      expect(ratio, piece).toBeLessThan(mostRatio);
    }
  }, 120_000);
});
