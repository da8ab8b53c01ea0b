import { expect, it } from 'vitest';
import { findPhrases } from './find-phrases.ts';
import { pageTextOf, screenTextsOf } from './screen-texts.ts';

const found = (text: string, isScreen = true) =>
  findPhrases('a.tsx', screenTextsOf('a.tsx', `const a = ${JSON.stringify(text)};`), isScreen);

it.each([
  'Somebody waits for an answer.',
  'Nobody is free right now.',
  'Then it has to be sent anew.',
  'Press the button to go on to Alder Street Pharmacy.',
  'We mail you a link that lets you choose a new one.',
  'The certifying statement runs out first',
  'Medicare pays 20 % of it.',
  'Saturday: 8:30 am–12:30 pm',
  'Sábado: 8:30 a. m.–12:30 p. m.',
  'Please enter an email address.',
  'Your role does not open this page.',
  'Elige una contraseña nueva, por favor',
])('finds what no native speaker writes: %s', (text) => {
  expect(found(text)).not.toEqual([]);
});

it.each([
  'Someone is waiting for a reply.',
  'Saturday: 8:30 am to 12:30 pm',
  'Medicare pays 20% of it.',
  'This chat cannot call for help.',
  'The audit log was not exported',
  'select nobody from staff where id = 1',
])('leaves other texts alone: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('reads templates and JSX, and says where and what to write instead', () => {
  const source = ['const a = `Uploading $', '{done} % now`;\nconst b = <p>\n  Nobody is here\n</p>;'].join('');
  const texts = screenTextsOf('a.tsx', source);
  expect(findPhrases('a.tsx', texts, true)).toEqual([
    'a.tsx:1: “Uploading … % now” says “… %”: write 20%, without a space',
    'a.tsx:3: “Nobody is here” says “Nobody”: write someone, no one, or the actor',
  ]);
});

it('reads the answer of a knowledge page, not the questions of visitors', () => {
  const page = '---\nid: a\nquestions:\n  - Is anybody or somebody there?\n---\n\nAsk somebody.';
  expect(findPhrases('a.md', pageTextOf(page), false)).toEqual([
    'a.md:7: “Ask somebody.” says “somebody”: write someone, no one, or the actor',
  ]);
});
