import { expect, it } from 'vitest';
import { replyLanguage } from './reply-language.ts';

it.each([
  ['en', null, 'en'],
  ['es', null, 'es'],
  ['en', { language: 'es', isByStaff: false }, 'es'],
  ['es', { language: 'en', isByStaff: false }, 'es'],
  ['es', { language: 'en', isByStaff: true }, 'en'],
  ['en', { language: 'es', isByStaff: true }, 'es'],
] as const)('S29-307 answers a text in %s to someone who prefers %o in %s', (ofText, preferred, expected) => {
  expect(replyLanguage(preferred, ofText)).toBe(expected);
});
