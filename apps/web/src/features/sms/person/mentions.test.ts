import { expect, it } from 'vitest';
import { findStaff, mentionedIn, mentionParts } from './mentions.ts';

const staff = [
  { id: '1', name: 'Dana' },
  { id: '2', name: 'Priya Shah' },
  { id: '3', name: null },
  { id: '4', name: 'Dana Okafor' },
  { id: '5', name: 'priya shah' },
];

it('finds staff by a part of their name', () => {
  expect(findStaff(staff, '')).toHaveLength(4);
  expect(findStaff(staff, 'SHAH')).toEqual([staff[1], staff[4]]);
});

it('finds mentions, also before a period, the longest name first, all who share it, and none inside a word', () => {
  expect(mentionedIn('Please call, @priya shah. Thanks', staff)).toEqual(['2', '5']);
  expect(mentionedIn('@Dana Okafor and @dana okafor', staff)).toEqual(['4']);
  expect(mentionedIn('@Dana, please', staff)).toEqual(['1']);
  expect(mentionedIn('Danas mail is x@dana and @Danas', staff)).toEqual([]);
  expect(mentionedIn('@Dana', [])).toEqual([]);
});

it('sets mentions apart, whatever characters a name has', () => {
  const parts = mentionParts('For @José (Pepe) Núñez, soon', [{ id: '1', name: 'José (Pepe) Núñez' }]);
  expect(parts.map(({ words, isMention }) => [words, isMention])).toEqual([
    ['For ', false],
    ['@José (Pepe) Núñez', true],
    [', soon', false],
  ]);
});
