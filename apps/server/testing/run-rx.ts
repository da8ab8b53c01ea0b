import { spawn } from 'node:child_process';
import { once } from 'node:events';

const program = new URL('../src/rx.ts', import.meta.url).pathname;
// What was compiled once is kept, as by the server's own start.
const compiled = new URL('../../../node_modules/.cache/compiled', import.meta.url).pathname;

/** Runs `npm run rx` as an operator does, with nothing in its environment but `env`. Gives its exit code and all it said. */
export async function rx(words: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [program, ...words], { env: { ...env, NODE_COMPILE_CACHE: compiled } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}
