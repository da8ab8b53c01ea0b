import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { say } from './tools/result.ts';

/**
 * `npm run test:short`, a part of `npm test`: long runs for some seconds, one after the other; kills and drills have short forms among the tests. Figures are
 * printed and not kept; a goal that is missed twice fails it: other work on the machine counts in times.
 */
const runs = process.platform === 'linux' ? ['powercut', 'fuzz', 'slow', 'soak', 'faults'] : [];
if (runs.length === 0) say('short runs are skipped: they read /proc, which only Linux has');
const startedAt = performance.now();
const failed = runs.filter((name) => !succeeds(name) && !succeeds(name));
say(`${runs.length} short runs took ${Math.round((performance.now() - startedAt) / 1_000)} s`);
if (failed.length > 0) {
  say(`failed twice: ${failed.join(', ')}`);
  process.exitCode = 1;
}

function succeeds(name: string): boolean {
  const from = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], {
    env: { ...process.env, RELIABILITY_QUICK: '1' },
    encoding: 'utf8',
  });
  say(`${status === 0 ? '✓' : '✗'} ${name}: ${Math.round((performance.now() - from) / 1_000)} s`);
  if (status !== 0) say(`${stdout}${stderr}`);
  return status === 0;
}
