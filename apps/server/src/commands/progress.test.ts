import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

function said(isTTY: boolean, all: number, msEach = 200): string {
  let text = '';
  let now = 0;
  const write = (chunk: Buffer, _: string, done: () => void) => {
    text += chunk.toString();
    done();
  };
  const stdout = Object.assign(new Writable({ write }), { isTTY });
  const show = createProgress(stdout, { now: () => now });
  for (let done = 1; done <= all; done++) {
    show('files', done, all);
    now += msEach;
  }
  return text;
}

it('R8 shows one line a tenth in a file, and a bar that fills on a terminal', () => {
  const lines = said(false, 200).trim().split('\n');
  expect(lines).toHaveLength(10);
  expect(lines.at(0)).toBe('files: 20 of 200');
  expect(lines.at(-1)).toBe('files: 200 of 200');
  const bars = said(true, 3).split('\r\u001b[K').slice(1);
  expect(bars).toEqual([
    `[${'#'.repeat(10)}${'.'.repeat(20)}] files: 1 of 3`,
    `[${'#'.repeat(20)}${'.'.repeat(10)}] files: 2 of 3`,
    `[${'#'.repeat(30)}] files: 3 of 3\n`,
  ]);
});

it('S27-208 a terminal also shows the time left, once there is enough to guess it from', () => {
  const bars = said(true, 600, 1_000).split('\r\u001b[K').slice(1);
  expect(bars[1]).toMatch(/files: 2 of 600$/);
  expect(bars[59]).toMatch(/files: 60 of 600, about 9 min left$/);
  expect(bars[559]).toMatch(/files: 560 of 600, about 40 s left$/);
  expect(bars.at(-1)).toMatch(/files: 600 of 600\n$/);
  expect(said(true, 10_000, 1).split('\r').length).toBeLessThan(110);
});

it('a file has no bar and no time', () => {
  expect(said(false, 600, 1_000)).not.toMatch(/#|left/);
});

it('work of a moment says nothing in a file', () => {
  expect(said(false, 100, 10)).toBe('');
});
