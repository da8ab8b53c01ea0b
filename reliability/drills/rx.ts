import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../apps/server/src/rx.ts');

export interface Ran {
  code: number | null;
  output: string;
  ms: number;
}

/** Runs one of the operator's commands in a process of its own. */
export async function rx(words: readonly string[], env: Record<string, string>): Promise<Ran> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [program, ...words], { env: { PATH: process.env.PATH, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, output: output.trim(), ms: performance.now() - startedAt };
}
