import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '@rxweb/domain/text/chunked';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createIntentReader } from './intent-reader.ts';
import { learnOnce } from './kept-learning.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rxweb-intents-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const examples = (color: string) =>
  Array.from({ length: 1_200 }, (_, index) =>
    index % 2 === 0
      ? { text: `paint number ${index} ${color}`, intent: 'paint' }
      : { text: `fix the handle of ${index}`, intent: 'repair' },
  );
const chunksOf = (color: string) => {
  const work = learnOnce(examples(color), folder);
  let count = 0;
  while (!work.next().done) count += 1;
  return count;
};
const readAgain = (color: string) => createIntentReader(runToEnd(learnOnce(examples(color), folder)), [], () => true);

it('is read by the next start, and says the same', async () => {
  const [learned, read] = [chunksOf('blue'), chunksOf('blue')];
  expect([learned > 10, read]).toEqual([true, 1]);
  expect([...readAgain('blue')('a blue handle')]).toEqual([...readAgain('blue')('a blue handle')]);
  expect((await readdir(folder)).length).toBe(1);
});

it('is learned again from other questions, and instead of a damaged file', async () => {
  expect(chunksOf('red')).toBeGreaterThan(10);
  for (const name of await readdir(folder)) await writeFile(join(folder, name), 'half');
  expect(chunksOf('red')).toBeGreaterThan(10);
  expect(chunksOf('red')).toBe(1);
});

it('learns all the same where nothing can be kept', async () => {
  const file = join(folder, 'no folder');
  await writeFile(file, '');
  const read = createIntentReader(runToEnd(learnOnce(examples('green'), file)), [], () => true);
  expect(read('paint it green').get('paint')).toBeGreaterThan(Math.log(0.5));
});
