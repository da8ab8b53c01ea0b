import { checkSafety } from '@rxweb/domain/safety/safety-gate';
import { expect, it } from 'vitest';
import { signWords } from './sign-words.ts';

it('shows whole words of the message and nothing of how the check counts them', () => {
  const signs = ['b a person', 'b i want', 'pb i want', 'w want', 'e want', 'w #medicine', '? want', 's talk a'];
  expect(signWords(signs, 'i want to talk to a person')).toEqual(['a person', 'i want']);
  expect(signWords(['w !hurt', 'b !hurt !myself'], 'i did not hurt myself')).toEqual(['hurt myself']);
});

it('keeps core phrases as they are', () => {
  expect(signWords(['chest hurts', 'w chest'], 'my chest hurts')).toEqual(['chest hurts']);
});

it.each([
  'I want to kill myself',
  'my chest hurts and my arm is numb',
  'he swallowed the whole bottle of tylenol',
  'quiero morirme',
])('shows only words of %s', (text) => {
  const { signs = [], segment = '' } = checkSafety({ text, before: '' }, 'en').reason ?? {};
  const words = signWords(signs, segment);
  expect(words.length).toBeGreaterThan(0);
  for (const each of words) expect(` ${segment} `).toContain(` ${each} `);
});
