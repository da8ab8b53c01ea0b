import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const main = new URL('../src/main.js', import.meta.url).pathname;
const bundleMaker = new URL('../src/bundle/make-bundle-process.ts', import.meta.url).pathname;
let bundled: Promise<unknown> | undefined;

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** From the start of the process to the first ready answer. */
  readyMs: number;
  output(): string;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the real program, or another of ours, as an operator does and waits until it is ready. */
export async function spawnServer(
  env: Record<string, string>,
  timeoutMs = 60_000,
  program = main,
): Promise<ServerProcess> {
  // Starts from the sources take twice as long.
  if (program === main) {
    bundled ??= promisify(execFile)(process.execPath, [bundleMaker]);
    await bundled;
  }
  const port = env.PORT ?? String(await freePort());
  const startedAt = performance.now();
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${output}`);
    if (performance.now() - startedAt > timeoutMs) {
      // Left alone it would hold the lock of the web's build, and the starts after it would wait for it.
      child.kill('SIGTERM');
      throw new Error(`the server is not ready after ${timeoutMs} ms: ${output}`);
    }
    await wait(25);
  }
  return {
    url,
    child,
    readyMs: performance.now() - startedAt,
    output: () => output,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
