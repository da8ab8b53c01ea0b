import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonWords } from './common-words.ts';
import { createGuessRule } from './is-easily-guessed.ts';

const isGuessed = createGuessRule(['Corner Café & Books', '12 Elm Lane', '(555) 010-0199']);
const ornament = fc.constantFrom('', '1', '12', '123', '1234', '!', '!!', '2024', '1987', '99', '#1', '.', '0000');
const spelling = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
  (text: string) => text.replaceAll('o', '0').replaceAll('a', '@').replaceAll('e', '3').replaceAll('s', '$'),
);

describe('A5 passwords that are tried first', () => {
  it('are common words with ornaments, in every spelling', () => {
    const words = commonWords.filter((word) => /^[a-z]{4,}$/.test(word));
    fc.assert(
      fc.property(
        fc.constantFrom(...words),
        fc.constantFrom(...words),
        ornament,
        ornament,
        spelling,
        (a, b, x, y, spell) => {
          expect(isGuessed(`${spell(a)}${spell(b)}${x}`)).toBe(true);
          expect(isGuessed(`${x}${spell(a)}${y}`)).toBe(true);
          expect(isGuessed(`${a} ${b} ${a}`)).toBe(true);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('are walks, repetitions and years', () => {
    for (const text of [
      'passwordpassword',
      'Password1234!',
      'P@ssw0rd2024',
      'pa55w0rd!pa55w0rd!',
      'qwertyuiop12',
      '1q2w3e4r5t6y',
      'zaq12wsxcde3',
      '1qaz2wsx3edc',
      '123456789012',
      '098765432109',
      'abcdefghijklm',
      'aaaaaaaaaaaa',
      'abcabcabcabc',
      'lamp lamp lamp',
      'lamplamplamplam',
      '🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂',
      'Summer2024!Summer',
      'iloveyou1234',
      'contraseña123',
      'Bienvenido2025',
      'welcome to12',
      'thisismypassword',
      '            ',
      '121212121212',
      '1987198719871987',
    ]) {
      expect(isGuessed(text), text).toBe(true);
    }
  });

  it('are the words of the place', () => {
    for (const text of [
      'cornercafe2024',
      'Corner-Café-1',
      'C0rnerC4fe!!!!',
      'books&elm lane',
      '5550100199!',
      'elmlane12elm',
      'CornerPassword',
    ]) {
      expect(isGuessed(text), text).toBe(true);
    }
  });

  it('are the words of the place with any number of digits added', () => {
    for (const text of ['cornercafe84629175', 'C0rner 84629175 Cafe', '8462917-elmlane-55', 'books846291750318!'])
      expect(isGuessed(text), text).toBe(true);
    // Other words stay with the four digits that people add.
    expect(isGuessed('umbrella84629175')).toBe(false);
  });

  it('are the account’s address, whole or in parts, with digits added', () => {
    const known = ['mary.jo-lindqvist84@winterberry-rx.example'];
    for (const text of [
      'mary.jo-lindqvist84@winterberry-rx.example',
      'Mary.Jo-Lindqvist',
      'lindqvist84629175',
      'L1ndqvist!!2026',
      'lindqvistmary!55503',
      'winterberry2026',
      'Winterberry84629175',
      'password-lindqvist',
    ]) {
      expect(isGuessed(text, known), text).toBe(true);
    }
    for (const text of ['the lindqvist umbrella sings', 'correct horse battery staple', 'seven violet teapots'])
      expect(isGuessed(text, known), text).toBe(false);
  });

  it('are not phrases, nor what a program made up', () => {
    for (const text of [
      'a long enough password',
      'another long password',
      'quite another password',
      'correct horse battery staple',
      'tulips on the windowsill',
      'el perro come manzanas',
      'dragon monkey football sunshine',
      '🙂🚲🌻🎈🍋🧦🪁🐌🎲🥝🧊🪵',
      'wrong wrong right',
    ]) {
      expect(isGuessed(text), text).toBe(false);
    }
    fc.assert(
      fc.property(fc.constant(null), () => {
        expect(isGuessed(randomBytes(18).toString('base64url'))).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are not longer than 63 characters', () => {
    expect(isGuessed('x'.repeat(63))).toBe(true);
    expect(isGuessed('x'.repeat(64))).toBe(false);
    expect(isGuessed('password'.repeat(128))).toBe(false);
  });
});
