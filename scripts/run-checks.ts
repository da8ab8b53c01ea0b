import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

export const typeCheck = 'tsc --noEmit --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo';
export const importCheck = 'depcruise packages apps e2e conformance bench reliability --config .dependency-cruiser.js';

/** Runs commands two at a time. Prints a tool's output only if it failed. Returns the failed commands. */
export async function runChecks(checks: readonly string[]): Promise<string[]> {
  const queue = [...checks];
  const failed: string[] = [];
  const runQueue = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) if (!(await succeeds(check))) failed.push(check);
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, runQueue));
  return failed;
}

/** `npm run` puts the tools on the PATH. */
function succeeds(check: string): Promise<boolean> {
  const [command = '', ...args] = check.split(' ');
  const start = performance.now();
  const output: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const tool = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
    tool.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    tool.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    tool.on('error', reject);
    tool.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      const seconds = Math.round((performance.now() - start) / 1_000);
      console.log(`${code === 0 ? '✓' : '✗'} ${check.slice(0, 60)}: ${seconds} s`);
      resolve(code === 0);
    });
  });
}
