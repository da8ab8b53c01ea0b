import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

function said(isTTY: boolean, all: number): string {
  let text = '';
  const write = (chunk: Buffer, _: string, done: () => void) => {
    text += chunk.toString();
    done();
  };
  const stdout = Object.assign(new Writable({ write }), { isTTY });
  const show = createProgress(stdout);
  for (let done = 1; done <= all; done++) show('files', done, all);
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
