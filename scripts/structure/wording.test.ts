import { expect, it } from 'vitest';
import { countWords, wordPattern, wordsOfGlossary } from './wording.ts';

it('counts words, not signs', () => {
  expect(countWords("A file's first 40 words → `null`.")).toBe(6);
  expect(countWords('')).toBe(0);
});

it('matches whole words in any case, and phrases over line ends and hyphens', () => {
  const pattern = wordPattern(['told', 'hand over']);
  expect(['Told again.', 'It is told.', 'hand\nover', 'Hand-over'].filter((text) => pattern.test(text))).toHaveLength(
    4,
  );
  expect(['untold', 'told_us', 'hands over'].filter((text) => pattern.test(text))).toEqual([]);
});

it('reads the glossary', () => {
  const glossary = [
    '| Word | Means | Not this |',
    '| --- | --- | --- |',
    '| `callback` | a request | `hand-off`, call-back |',
    '| entry | a row | note (of the log) |',
    '| role | what a person may do |  |',
    '',
    '| Word | Means |',
    '| --- | --- |',
    '| other | table |',
  ].join('\n');
  expect(wordsOfGlossary(glossary)).toEqual(['hand-off', 'call-back']);
});
