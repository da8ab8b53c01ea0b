import { expect, it } from 'vitest';
import { nudgeWords } from './privacy-warning-text.ts';

const today = '2026-05-19';

it('names each kind of private detail once', () => {
  expect(nudgeWords('Your lisinopril is ready', today)).toMatch(/^This text names a medicine\./);
  expect(nudgeWords('Lisinopril and metformin for DOB 4/2/1951', today)).toMatch(
    /^This text names a medicine and a birth date\./,
  );
});

it('says nothing about an ordinary text', () => {
  expect(nudgeWords('Your order is ready. We are open until 5:30 pm.', today)).toBe('');
});
