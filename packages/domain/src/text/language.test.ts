import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acceptedLanguage, preferredLanguage } from './language.ts';

it.each([
  [['es-MX', 'en'], 'es'],
  [['es'], 'es'],
  [['ES-us'], 'es'],
  [['en-US', 'es'], 'en'],
  [['est'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
] as const)('a reader of %j gets %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});

it.each([
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en;q=0.5, es-US;q=0.7', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['es;q=0, en;q=0.1', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
] as const)('a call that accepts %j is answered in %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

it('reads any header without a failure', () => {
  fc.assert(fc.property(fc.string(), (header) => ['en', 'es'].includes(acceptedLanguage(header))));
});
