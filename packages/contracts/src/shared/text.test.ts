import { expect, it } from 'vitest';
import { typedText } from './text.ts';

it.each([
  ['plain words', 'a'.repeat(8_000), true],
  ['words in Spanish with signs', 'Añádalo hoy… '.repeat(600), true],
  ['full-width letters', 'ａ'.repeat(8_000), true],
  ['too many letters', 'a'.repeat(8_001), false],
  ['ligatures that grow to 18 letters', '\ufdfa'.repeat(8_000), false],
  ['ligatures that grow to 3 letters', '\ufb03'.repeat(8_000), false],
  ['few ligatures', '\ufdfa ok', true],
])('a message of %s is short enough or not, before and after normalizing', (_of, text, isShort) => {
  expect(typedText(8_000).safeParse(text).success).toBe(isShort);
});
