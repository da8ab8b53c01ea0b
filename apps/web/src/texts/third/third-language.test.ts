import { expect, it } from 'vitest';
import { allEn } from '../all-texts.ts';
import { pt } from './pt.ts';

type Leaf = string | ((...values: unknown[]) => string);

function leavesOf(texts: object, place = ''): [string, Leaf][] {
  return Object.entries(texts).flatMap(([key, value]): [string, Leaf][] =>
    typeof value === 'object' ? leavesOf(value, `${place}${key}.`) : [[`${place}${key}`, value]],
  );
}

const english = new Map(leavesOf(allEn));
const third = leavesOf(pt);

it('S27-314 a third language is one file with every text of the visitor’s page, and hands on the same values', () => {
  expect(third.map(([place]) => place).sort()).toEqual([...english.keys()].sort());
  for (const [place, leaf] of third) {
    const original = english.get(place);
    const values = typeof original === 'function' ? ['<0>', '<1>', '<2>'].slice(0, original.length) : [];
    const text = typeof leaf === 'function' ? leaf(...values) : leaf;
    expect(text.trim(), place).not.toBe('');
    for (const value of values) expect(text, place).toContain(value);
  }
});

it('S27-314 the numbers for emergencies are the same in every language', () => {
  expect(pt.chat.emergencyNumbers.map(({ tel }) => tel)).toEqual(allEn.chat.emergencyNumbers.map(({ tel }) => tel));
});

it('S27-314 none of its texts was left in English', () => {
  // The same word in both, a name, or the other language in its own words.
  const equal = ['shell.menu', 'common.ok', 'uploads.rejected', 'language.other.code', 'language.other.name'];
  const kept = [
    ...equal,
    'language.other.short',
    'language.notLoaded',
    ...['0', '1', '2'].map((at) => `chat.emergencyNumbers.${at}.tel`),
  ];
  const same = third.filter(([place, leaf]) => typeof leaf === 'string' && leaf === english.get(place));
  expect(same.map(([place]) => place).filter((place) => !kept.includes(place))).toEqual([]);
});
