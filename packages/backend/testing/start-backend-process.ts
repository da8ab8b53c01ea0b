import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const report = z.object({ databaseUrl: z.string().optional(), refused: z.string().optional() });

export interface BackendProcess {
  child: ChildProcess;
  /** The start's result: a connection string, or the refusal. */
  report: Promise<z.output<typeof report>>;
  /** kill -9: the process can't clean up. */
  kill(): Promise<void>;
  stop(): Promise<number | null>;
  /** The exit code of a process that ends by itself. */
  exitCode: Promise<number | null>;
}

/** Keeps compiled modules: loading them is most of a start. */
const compiled = join(import.meta.dirname, '../../../node_modules/.cache/compiled');

interface ProcessOptions {
  dataDir: string;
  migrationsDir: string;
  /** Another user to run as, for tests run by root. */
  uid?: number;
}

/** Starts a backend in its own process. */
export function startBackendProcess({ dataDir, migrationsDir, uid }: ProcessOptions): BackendProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'backend-process.ts'), dataDir, migrationsDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_COMPILE_CACHE: compiled },
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const exited = once(child, 'exit');
  const exitCode = exited.then(() => child.exitCode);
  const firstLine = async () => {
    for await (const line of createInterface({ input: child.stdout })) return report.parse(JSON.parse(line));
    return {};
  };
  return {
    child,
    report: firstLine(),
    exitCode,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      return exitCode;
    },
  };
}
