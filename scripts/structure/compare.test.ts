import { expect, it } from 'vitest';
import { compare, figuresOf, formatTable, isFailing, type Measure, readFigures } from './compare.ts';

const measureOf = (name: string, value: number, isGuarded = true): Measure => ({ name, value, places: [], isGuarded });
const measures = [measureOf('worse', 3), measureOf('same', 2), measureOf('better', 1), measureOf('lines', 90, false)];
const baseline = { worse: 2, same: 2, better: 2, lines: 80 };

it('fails when a guarded figure grows', () => {
  const failing = compare(measures, baseline).filter(isFailing);
  expect(failing.map(({ name }) => name)).toEqual(['worse']);
});

it('fails when a guarded figure has no baseline', () => {
  expect(compare([measureOf('new', 0), measureOf('size', 5, false)], {}).map(isFailing)).toEqual([true, false]);
});

it('passes with the baseline it writes', () => {
  const written = readFigures(JSON.stringify(figuresOf(measures)));
  expect(compare(measures, written).some(isFailing)).toBe(false);
});

it('refuses a baseline that is not figures', () => {
  expect(() => readFigures('{"same":"2"}')).toThrow('"same"');
  expect(() => readFigures('null')).toThrow('object');
});

it('marks what changed in the table', () => {
  expect(
    formatTable(compare(measures, baseline))
      .split('\n')
      .map((line) => line.replace(/ +/g, ' ')),
  ).toEqual([
    'measure now baseline',
    'worse 3 2 worse',
    'same 2 2',
    'better 1 2 better: write a new baseline',
    'lines 90 80 (not guarded)',
  ]);
});
