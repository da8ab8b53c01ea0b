import { describe, expect, it } from 'vitest';
import { growthOf, mostRatio } from '../../testing/cost/doubling.ts';
import { redactPersonal } from './redact-personal.ts';

const redact = (text: string) => redactPersonal([text])[0];

describe('names that are no patient’s', () => {
  it.each([
    'does the Douglas location have a drive thru',
    'the Clayton store never answers',
    'la de Donna ya cerró?',
    'do you deliver to Austin or Eugene',
    "I'm visiting Savannah, can I get a refill there",
    'are you on Fannin or Travis',
    'Is Preston road closer to Frisco or Allen',
    'is Duane Reade the same as Walgreens',
    'do you sell Elizabeth Arden',
    "is it next to Dillard's or Macy's",
    'Is Camila the generic for Micronor?',
    'does Abbott make Ensure',
    'Does Aurora have a location of yours?',
    'Are Christina and Elsmere in your delivery zone?',
  ])('stay in "%s"', (text) => expect(redact(text)).toBe(text));

  it.each([
    'pharmacist Janelle was helpful',
    'is Megan the pharmacist working today',
    'ask for Kim at the counter',
    '¿Está la muchacha Karina? ella me atendió muy bien',
    'la cajera Marta me cobró doble',
  ])('of staff stay in "%s"', (text) => expect(redact(text)).toBe(text));

  it.each([
    ["do you have Maria Gomez's pills", "do you have [name]'s pills"],
    ['do you have Ruben Salas in your system', 'do you have [name] in your system'],
    ['I am Kim Tolliver, waiting at the counter', 'I am [name], waiting at the counter'],
    ['my wife Nora is out of her birth control', 'my wife [name] is out of her birth control'],
    ['refill for Jackson, same as last month', 'refill for [name], same as last month'],
    ["Dallas is my son and he's allergic", "[name] is my son and he's allergic"],
    ['this is Austin from earlier', 'this is [name] from earlier'],
    ['call Georgia when it is in', 'call [name] when it is in'],
    ['can Paris get the HPV shot', 'can [name] get the HPV shot'],
  ])('give way where a patient is meant: "%s"', (text, redacted) => expect(redact(text)).toBe(redacted));
});

describe('what belongs to the store', () => {
  it.each([
    'is store at 200 Main Street the one with the drive thru',
    'are you at 410 Oak Street?',
    'is your address still 1400 Main Street',
    '¿la farmacia está en 1200 Calle Juárez?',
    'is 555-0100 still the store number?',
    'Is item 40881 (the knee brace) in stock?',
    'what is the price of model 50312',
    'can I split a 20 Crestor',
  ])('stays in "%s"', (text) => expect(redact(text)).toBe(text));

  it.each([
    ['I live above the store at 200 Main Street', 'I live above the store at [address]'],
    ['my pharmacy at home is 410 Oak Street, apt 4', 'my pharmacy at home is [address]'],
    ['call me at 1-844-555-0170', 'call me at [phone]'],
    ['marquenme al (844) 5 55 01 84', 'marquenme al [phone]'],
  ])('but not what is the writer’s: "%s"', (text, redacted) => expect(redact(text)).toBe(redacted));
});

describe('details that lists alone miss', () => {
  it.each([
    ['Name:  Roland   Ibsen', 'Name: [name]'],
    ['anything for a J. T. Brandvold?', 'anything for a [name]?'],
    ['for Bartholomew "Bart" Simmonds', 'for [name]'],
    ['habla Crisanta Huerta viuda de Mora', 'habla [name]'],
    ['under Kowalczyk or maybe Kowalczuk', 'under [name] or maybe [name]'],
    ['change my last name from Duffy to McAllister', 'change my last name from [name] to [name]'],
    ['hernandez', '[name]'],
    ['its bich ngoc, i called', 'its [name], i called'],
    ['soy gaudalupe', 'soy [name]'],
    ['jimmy lee haskell calling', '[name] calling'],
    ['We are the Pedersens', 'We are the [name]'],
    ['la receta de luisito', 'la receta de [name]'],
  ])('names in "%s"', (text, redacted) => expect(redact(text)).toBe(redacted));

  it.each([
    ['11920 Farm to Market 1472', '[address]'],
    ['9000 N IH 35 apt 2214', '[address]'],
    ['53 Upper Falls Road, Cabin 6 no street sign', '[address] no street sign'],
    ['1450 Camino Real, espacio 61', '[address]'],
    ['Condominio Las Torres, Apt. 703, Ave. Ponce de León 1560 dejar', '[address] dejar'],
    ['2900 Roosevelt Road, Unidad 3-A, Cicero, IL 60804', '[address]'],
    ['37 w 181 st apt 5f, bronx toquen', '[address] toquen'],
    ['vivo en la yucca 305', 'vivo en la [address]'],
    ['Tanglewood Apartments 14C', '[address]'],
    ['my adres is 310 n mapel stret', 'my adres is [address]'],
    ['drop off 310 Walnut, Unit 2R', 'drop off [address]'],
    ['MRN#2093 3471', 'MRN#[record number]'],
    ['el id del seguro de mi esposa es 904438127 02', 'el id del seguro de mi esposa es [number]'],
    ['birthdate 1971 03 09', 'birthdate [birth date]'],
  ])('addresses and numbers in "%s"', (text, redacted) => expect(redact(text)).toBe(redacted));

  it('takes time in proportion to its length', () => {
    const pieces = [
      ...[
        'do you have Aa ',
        'the Aa Bb store ',
        'Aa or ',
        'store at 1 aa ',
        'are you on Aa ',
        'pharmacist Aa ',
        'a   ',
      ],
      ...[
        'J. T. ',
        '9 US 2 ',
        'Ave. Aa ',
        'vivo en aa bb 1 ',
        'Aa Apartments ',
        'call me at 1 ',
        "[name] 'a b",
        'item 1',
      ],
      ...['[address], bronx', 'xqitxo ', 'Aa [name] ', 'general delivery a '],
    ];
    for (const piece of pieces) {
      const { ratio } = growthOf((text) => redactPersonal([text]), piece, 2_000);
      expect(ratio, piece).toBeLessThan(mostRatio);
    }
  }, 120_000);
});
