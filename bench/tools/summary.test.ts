import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { notes } from '../notes.ts';
import { shortLines } from './groups.ts';
import type { BenchRow } from './rows.ts';
import {
  cellsOf,
  type Line,
  notesFor,
  notMeasured,
  replaceTable,
  rowsIn,
  tableEnd,
  tableStart,
  toMarkdown,
} from './summary.ts';

const row: BenchRow = {
  id: 'first-byte',
  measure: 'first byte',
  unit: 'ms',
  ours: 1.2345,
  goal: { atMost: 1 },
  limit: 0.2,
  peer: 'Hono 0.33',
};
const missed: Line = { bench: 'sse', row };

it('reports a figure that misses its target, with the others', () => {
  expect(cellsOf(missed)).toEqual(['first byte', '≤ 1', '0.2', 'Hono 0.33', '1.23 ms', 'FAIL', 'sse/first-byte']);
  expect(cellsOf({ bench: 'sse', row: { ...row, ours: 1 } })[5]).toBe('pass');
  expect(cellsOf({ bench: 'sse', row: { ...row, goal: { atLeast: 1 } } })[5]).toBe('pass');
  expect(cellsOf({ bench: 'sse', row: { ...row, goal: null } })[5]).toBe('');
  expect(cellsOf({ bench: 'sse', row: { ...row, ours: Number.NaN } })[5]).toBe('FAIL');
});

it('replaces the table and nothing else, and says under it why a goal is missed', () => {
  const document = `# Head\n\n${tableStart}\nold\n${tableEnd}\n\nTail\n`;
  const written = replaceTable(
    document,
    toMarkdown([missed], 'A machine.', notesFor([missed], { 'first-byte': 'because.' })),
  );
  expect(written).toMatch(/^# Head\n.*\n\nTail\n$/s);
  expect(written).not.toContain('old');
  expect(written).toContain('A machine.');
  expect(written).toContain('- `sse/first-byte`: because.');
  expect(rowsIn(written)).toEqual([cellsOf(missed)]);
  expect(() => replaceTable('no place', '')).toThrow();
});

it('keeps the rows of a script that failed in the table, as not measured', () => {
  const before = replaceTable(`${tableStart}\n${tableEnd}\n`, toMarkdown([missed], '', []));
  const [line] = notMeasured('sse', 'it ended', [], before);
  expect(line && cellsOf(line)).toEqual(['first byte', '', '', '', '', 'not measured: it ended', 'sse/first-byte']);
  expect(notMeasured('page', 'it ended', [], before)).toEqual([
    { bench: 'page', id: '', measure: 'bench/page.ts', reason: 'it ended' },
  ]);
});

it('has a reason for each goal that is missed in the documentation, and none for anything else', async () => {
  const document = await readFile(new URL('../../docs/performance-rows.md', import.meta.url), 'utf8');
  const rows = rowsIn(document).map((cells) => ({ id: cells[6]?.split('/')[1] ?? '', result: cells[5] }));
  const ids = rows.map(({ id }) => id);
  expect(Object.keys(notes).filter((id) => !ids.includes(id))).toEqual([]);
  expect(rows.filter(({ id, result }) => result === 'FAIL' && !(id in notes))).toEqual([]);
});

it('tells rows of one kind as the worst of them, and leaves out those without a goal', () => {
  const press = (id: string, ours: number): Line => ({
    bench: 'stream',
    row: { ...row, id, ours, goal: { atMost: 100 } },
  });
  const short = shortLines([
    press('inp-type', 24),
    missed,
    press('inp-send', 120),
    { bench: 'sse', row: { ...row, goal: null } },
  ]);
  expect(short.map(cellsOf).map(([measure, , , , ours, result, id]) => [measure, ours, result, id])).toEqual([
    ['from a press to the next paint on an old phone’s processor: the worst of 2', '120 ms', 'FAIL', 'stream/inp-send'],
    ['first byte', '1.23 ms', 'FAIL', 'sse/first-byte'],
  ]);
});
