import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { displayFileName, fileName } from './file-name.ts';

const bytesOf = (text: string) => Buffer.byteLength(text);

it('F2 makes any name fit to show: NFC, no controls or directions, 250 bytes, never empty, the same when read again', () => {
  const anyName = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom('a', '.', ' ', '\u202e', '\0', 'é', 'e\u0301', '😀', '\ud800'), maxLength: 300 }),
  );
  fc.assert(
    fc.property(anyName, (name) => {
      const shown = displayFileName(name);
      expect(shown).toBe(shown.normalize('NFC'));
      expect(shown).not.toMatch(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
      expect(bytesOf(shown)).toBeLessThanOrEqual(250);
      expect(shown.trim()).not.toBe('');
      expect(displayFileName(shown)).toBe(shown);
    }),
  );
});

it('F2 shows the true extension, and keeps it when a name is cut', () => {
  expect(displayFileName('photo\u202egnp.exe')).toBe('photognp.exe');
  expect(displayFileName('carte\u0301.pdf')).toBe('carté.pdf');
  expect(displayFileName('\u200e\n')).toBe('file');
  const long = displayFileName(`${'ñ'.repeat(200)}.pdf`);
  expect([long.endsWith('ñ.pdf'), bytesOf(long)]).toEqual([true, 250]);
});

it('F2 refuses NUL and names that are too long', () => {
  expect(z.safeParse(fileName, 'a\0.pdf').success).toBe(false);
  expect(z.safeParse(fileName, 'a'.repeat(256)).success).toBe(false);
  expect(z.parse(fileName, ' scan.pdf ')).toBe('scan.pdf');
});
