import { expect, it } from 'vitest';
import { findStaff, mentionedIn } from './mentions.ts';

const staff = [
  { id: '1', email: 'dana@alder.example' },
  { id: '2', email: 'priya.shah@alder.example' },
  { id: '3', email: null },
];

it('finds staff by a part of their address', () => {
  expect(findStaff(staff, '')).toHaveLength(2);
  expect(findStaff(staff, 'SHAH')).toEqual([staff[1]]);
});

it('finds mentions, also before a period, and none by a part of an address', () => {
  expect(mentionedIn('Please call, @priya.shah@alder.example. Thanks', staff)).toEqual(['2']);
  expect(mentionedIn('@dana@alder.example @dana@alder.example', staff)).toEqual(['1']);
  expect(mentionedIn('@dana mail dana@alder.example', staff)).toEqual([]);
});
