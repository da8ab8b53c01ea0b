import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { findTests, idsIn, readBehaviours, writeCoverage } from './coverage.ts';

it('every line of the specification is shown by a test', async () => {
  const tests = await findTests();
  const missing = (await readBehaviours()).filter(({ id }) => !tests.has(id));
  expect(missing.map(({ id, behaviour }) => `${id} ${behaviour}`)).toEqual([]);
});

it('docs/coverage.md is what `npm run coverage` writes', async () => {
  const page = await readFile(new URL('../docs/coverage.md', import.meta.url), 'utf8');
  expect(page).toBe(writeCoverage(await readBehaviours(), await findTests()));
});

it('finds the ids that names begin with, and no others', () => {
  const source = [
    "it('S1-01 S1-02 does', () => {});",
    'test(`A1 S2-03 in both`, async () => {});',
    "it.each([['S9-09']])('S4-05 %s', () => {});",
    "describe('S5-06 group', () => { const x = 'S7-07'; });",
    '// S8-08',
    "test('S99-01 long', { tag: '@full' }, async () => {});",
    "test('S99-02 long on phones', { tag: '@phone-full' }, async () => {});",
  ].join('\n');
  expect(idsIn(source)).toEqual(['S1-01', 'S1-02', 'S2-03', 'S4-05', 'S5-06', 'S99-02']);
});
