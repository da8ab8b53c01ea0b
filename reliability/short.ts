import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { quickTmp } from '../scripts/quick-tmp.ts';
import { say } from './tools/result.ts';

/**
 * `npm run test:short`, a part of `npm test`: long runs for some seconds, two at a time; kills and drills have short forms among the tests. Figures are
 * printed and not kept. A run that misses a goal has a second try, alone: other work on the machine counts in times.
 */
const queue = process.platform === 'linux' ? ['faults', 'fuzz', 'soak', 'powercut', 'slow', 'live-chat'] : [];
const lanes = 2;
/** These look at the program, not at the disk, whose stalls would count as faults of the program. */
const inMemory = ['fuzz', 'soak', 'slow', 'live-chat'];
if (queue.length === 0) say('Short runs are skipped: they read /proc, which only Linux has.');

const missed: string[] = [];
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (let name = queue.shift(); name; name = queue.shift()) if (!(await succeeds(name))) missed.push(name);
  }),
);
for (const name of missed) if (!(await succeeds(name))) process.exitCode = 1;

function succeeds(name: string): Promise<boolean> {
  const from = performance.now();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const env = { ...process.env, RELIABILITY_QUICK: '1', ...(inMemory.includes(name) && { TMPDIR: quickTmp() }) };
  execFile(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { env }, (error, stdout, stderr) => {
    say(`${error ? '✗' : '✓'} ${name}: ${Math.round((performance.now() - from) / 1_000)} s`);
    if (error) say(`${stdout}${stderr}`);
    resolve(error === null);
  });
  return promise;
}
