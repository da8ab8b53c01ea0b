import { describe, expect, it } from 'vitest';
import { findNames } from './find-names.ts';

const found = (text: string) => findNames(text).map(({ start, end }) => text.slice(start, end));

describe('names of people', () => {
  it.each([
    ["my name is jorge medrano and i'm late", ['jorge medrano']],
    ['Picking up for Harriet Quill', ['Harriet Quill']],
    ['last name: vandersloot', ['vandersloot']],
    ['this is Bob Tillman calling', ['Bob Tillman']],
    ['Gutierrez, Elena', ['Gutierrez, Elena']],
    ['me llamo Aurelio Zamudio', ['Aurelio Zamudio']],
    ['la receta de mi hija Ximena', ['Ximena']],
    ['doña Socorro viene por mí', ['Socorro']],
    ['a nombre de consuelo barragán', ['consuelo barragán']],
    ['it is spelled k-o-w-a-l', ['k-o-w-a-l']],
    ["is Joyce's order in", ['Joyce']],
    ['thanks, Wendell', ['Wendell']],
  ])('are found in "%s"', (text, names) => expect(found(text)).toEqual(names));

  it.each([
    'I am diabetic and I’m out of Metformin',
    'Do you have Lisinopril 10 mg or Ozempic?',
    'Dr. Chowdhury said yes',
    'dr chowdhury said yes',
    'is the doctor in on Monday',
    'my doctor is out of town',
    'Do you take Medicare Part D, Blue Cross or GoodRx?',
    'are you open on Martin Luther King Day',
    'does St. John’s wort help',
    'my mom has Parkinson’s and needs her pills',
    'may I pick up tomorrow, will that work',
    'Mi mamá necesita su medicina para la presión',
    '¿Aceptan Medicaid? Soy diabética',
    'CAN YOU CALL ME BACK PLEASE',
    'What Are Your Hours On Christmas Eve',
    'the name is wrong on my bottle',
    'para qué sirve la metformina',
  ])('are not seen in "%s"', (text) => expect(found(text.replaceAll('’', "'"))).toEqual([]));
});
