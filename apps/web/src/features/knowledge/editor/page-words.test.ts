import { pageText } from '@rxweb/contracts/knowledge';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isAskable, missingIn, pageOf, wordsOf } from './page-words.ts';

const page = {
  title: 'Notary',
  reviewed: '2026-11-20',
  questions: ['Do you have a notary?', 'Can you notarize a form?'],
  keywords: ['notary', 'drop off pills'],
  source: 'Oregon, https://sos.oregon.gov',
  answer: 'Yes. Call {{phone}}.',
};

it('turns a page into the words of a form and back', () => {
  expect(pageOf(wordsOf(page), page.reviewed)).toEqual(page);
  expect(z.safeParse(pageText, pageOf(wordsOf(page), page.reviewed)).success).toBe(true);
});

it('drops empty lines and repeated words', () => {
  const words = {
    title: ' A ',
    answer: ' b ',
    questions: '\n one? \n\none?\ntwo?',
    keywords: 'x, x,\n, y',
    source: ' ',
  };
  expect(pageOf(words, '2026-11-20')).toEqual({
    ...{ title: 'A', reviewed: '2026-11-20', answer: 'b' },
    ...{ questions: ['one?', 'two?'], keywords: ['x', 'y'] },
  });
});

it('says what is missing', () => {
  const empty = pageOf({ title: '', answer: '', questions: ' \n', keywords: '', source: '' }, '2026-11-20');
  expect(missingIn(empty)).toEqual(['title', 'questions', 'answer']);
  expect(isAskable(empty)).toBe(false);
  expect(isAskable(page)).toBe(true);
  expect(isAskable({ ...page, answer: 'Fax {{fax}}' })).toBe(false);
});
