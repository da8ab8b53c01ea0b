import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

// The checks that read the source without running it, several at a time: what each says comes whole, with how long it took.

const checks = [
  'tsc --noEmit',
  'biome check',
  'depcruise packages apps e2e conformance bench reliability --config .dependency-cruiser.js',
  'knip',
  'node scripts/check-lockfile.ts',
  'node scripts/structure.ts',
];

const waiting = [...checks];
const failed: string[] = [];
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, runNext));
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

async function runNext(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) await run(check);
}

/** `npm run` has put the tools on the PATH. */
function run(check: string): Promise<void> {
  const [command = '', ...args] = check.split(' ');
  const start = performance.now();
  const said: Buffer[] = [];
  return new Promise((settle, refuse) => {
    const tool = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
    tool.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    tool.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    tool.on('error', refuse);
    tool.on('close', (code) => {
      if (code !== 0) failed.push(check);
      process.stdout.write(Buffer.concat(said));
      console.log(`${code === 0 ? '✓' : '✗'} ${check}: ${Math.round((performance.now() - start) / 1_000)} s`);
      settle();
    });
  });
}
