import { expect, it } from 'vitest';
import { emptyDetails } from '../shoe-case.ts';
import { findUnprintable, unprintableLetter, unprintableText } from './printable-letters.ts';

it.each([
  ['阮氏明', '阮'],
  ['Minh 阮', '阮'],
  ['د. سمير', 'د'],
  ['שרה', 'ש'],
  ['कृष्णा', 'क'],
  ['สมชาย', 'ส'],
  ['이민호', '이'],
  ['Հայկ', 'Հ'],
])('finds in %s the letter that pages can’t show', (text, letter) => {
  expect(unprintableLetter(text)).toBe(letter);
});

it.each(['Nguyễn Thị Minh', 'José Núñez', 'Γιώργος', 'Ирина', 'O’Brien ʻOkina 2ª – 10 mm', 'A5500 ×2', ''])(
  'finds none in %s',
  (text) => {
    expect(unprintableLetter(text)).toBeNull();
  },
);

it.each([
  [{ patient_name: '阮氏明', details: emptyDetails }, 'Patient name', 'Nombre del paciente'],
  [{ details: { certifier: { name: '陳', npi: null } } }, 'Certifying physician', 'Médico que certifica'],
  [
    { details: { handover: { goods: [{ description: 'Shoe' }, { description: '鞋' }] } } },
    'Delivered items',
    'Artículos entregados',
  ],
  [{ details: { claim: { patient: { lastName: '阮' } } } }, 'Claim form', 'Formulario del reclamo'],
  [{ details: { conditions: ['畸形'] } }, 'Other description of condition', 'Otra descripción de la condición'],
  [{ caseNotes: [{ text: 'called' }, { text: '打电话' }] }, 'Case notes', 'Notas del caso'],
])('names the letter and its field in both languages: %j', (value, en, es) => {
  const found = findUnprintable(value) ?? expect.fail('nothing found');
  expect(unprintableText(found)).toContain(`Pages can’t show “${found.letter}” (${en}).`);
  expect(unprintableText(found, 'es')).toContain(`Las páginas no pueden mostrar “${found.letter}” (${es}).`);
});

it('finds nothing in a case that is printable', () => {
  expect(findUnprintable({ patient_name: 'Ana Torres', notes: null, details: emptyDetails })).toBeNull();
});
