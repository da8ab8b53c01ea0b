import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { StartRefused } from './start-refused.ts';

/** What a running postmaster says about itself in `postmaster.pid` (PostgreSQL manual, "Database File Layout"). */
export interface PostmasterPid {
  pid: number;
  lines: string[];
  port: number;
  status: string;
}

export async function readPostmasterPid(cluster: string): Promise<PostmasterPid | null> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0
    ? { pid, lines, port: Number(lines[3]), status: lines[7]?.trim() ?? '' }
    : null;
}

/**
 * Stops a postmaster that a killed parent left behind; to be called with the instance lock held, so that it cannot be another instance's.
 * A postmaster.pid whose number now belongs to another program is made harmless without that program being touched.
 */
export async function stopOrphan(cluster: string, log: FastifyBaseLogger): Promise<void> {
  const found = await readPostmasterPid(cluster);
  if (!found || !isAlive(found.pid)) return;
  if (!(await isPostmasterOf(found.pid, cluster))) {
    // PostgreSQL passes over its own parent's number here, and still looks for backends that outlived their postmaster.
    await writeFile(pidFile(cluster), [process.pid, ...found.lines.slice(1)].join('\n'));
    return;
  }
  log.warn({ pid: found.pid }, 'stopping the database that an earlier start left running');
  for (const [signal, waitMs] of stopSteps) {
    kill(found.pid, signal);
    if (await waitForEnd(async () => !(await isPostmasterOf(found.pid, cluster)), waitMs)) return;
  }
  throw new StartRefused(`The database left running as process ${found.pid} cannot be stopped: end it by hand`);
}

/** Fast shutdown, immediate shutdown, the end (PostgreSQL manual, "Shutting Down the Server"), and how long each may take. */
export const stopSteps = [
  ['SIGINT', 5_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 1_500],
] as const;

/** Polls until `ended` holds; false when the time is over. */
export async function waitForEnd(ended: () => boolean | Promise<boolean>, waitMs: number): Promise<boolean> {
  const deadline = performance.now() + waitMs;
  while (!(await ended())) {
    if (performance.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return;
    throw new StartRefused(`The database left running as process ${pid} belongs to another user: end it by hand`, {
      cause: error,
    });
  }
}

/** False also for one that ended and that nobody has collected yet: a zombie has no command line. */
async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  const command = await commandLine(pid);
  return /postgres\b/.test(command) && command.includes(cluster);
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return text.replaceAll('\0', ' ');
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout;
}
