import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitText } from './split-text.ts';

it('splits at spaces, and only where it must', () => {
  expect(splitText('  ', 10)).toEqual([]);
  expect(splitText(' short ', 10)).toEqual(['short']);
  expect(splitText('one two three four', 10)).toEqual(['one two', 'three four']);
  expect(splitText('abcdefghijklmno', 10)).toEqual(['abcdefghij', 'klmno']);
  expect(splitText(`${'a'.repeat(9)}😀b`, 10)).toEqual(['a'.repeat(9), '😀b']);
});

it('loses nothing but spaces, and no part is too long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 40 }), (text, max) => {
      const parts = splitText(text, max);
      expect(parts.every((part) => part.length <= max && part !== '')).toBe(true);
      expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});
