import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPen, type Pen } from './pen.ts';
import { refuseUnprintable } from './refuse-unprintable.ts';

it('names the letter that pages cannot show and its field, wherever it stands', () => {
  expect(() => refuseUnprintable({ patient_name: '阮氏明', details: {} })).toThrow('“阮” (Patient name).');
  expect(() => refuseUnprintable({ details: { certifier: { name: 'د. سمير' } } })).toThrow(
    '“د” (Certifying physician).',
  );
  expect(() => refuseUnprintable({ letter: { name: 'שרה' } })).toThrow('“ש” (Recipient of the letter).');
});

it.each([
  'Ana María Torres-Núñez',
  'Nguyễn Thị Minh',
  'Γιώργος',
  'Ирина Валентиновна',
  'O’Brien ʻOkina 2ª “x” – 10 mm',
  '👟',
])('lets %s pass', (name) => {
  expect(() => refuseUnprintable({ patient_name: name })).not.toThrow();
});

it('lets no letter of these alphabets pass that the fonts lack', () => {
  const pen = createPen({ title: '', author: '' }) as Pen & {
    _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
  };
  const letters = fc.constantFrom('ąęłżźćńśó', 'ẠỆỰỹ', 'ΆΈΉΊώ', 'ЁЇЄҐљњ', 'ßøåæðþ', 'ñáéíóúü');
  fc.assert(
    fc.property(letters, fc.constantFrom('plain', 'bold', 'italic'), (text, font) => {
      pen.font(font);
      for (const letter of text) {
        expect(() => refuseUnprintable({ letter })).not.toThrow();
        expect(pen._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0), letter).toBe(true);
      }
    }),
  );
});
