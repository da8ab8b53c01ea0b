import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { StartRefused } from './start-refused.ts';

/** The state that a postmaster writes to `postmaster.pid` (PostgreSQL manual, "Database File Layout"). */
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
 * Stops a postmaster left by a killed parent. Requires the instance lock. If another program now has the pid, only
 * changes the pid file.
 */
export async function stopOrphan(cluster: string, log: FastifyBaseLogger): Promise<void> {
  const found = await readPostmasterPid(cluster);
  if (!found || !isAlive(found.pid)) return;
  if (!(await isPostmasterOf(found.pid, cluster))) {
    // PostgreSQL ignores its parent's number here, and still checks for backends that outlived their postmaster.
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

/** Fast shutdown, immediate shutdown, kill (PostgreSQL manual, "Shutting Down the Server"), with time limits. */
export const stopSteps = [
  ['SIGINT', 5_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 1_500],
] as const;

/** Polls until `ended` is true; false on timeout. */
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

/** False also for a zombie, which has no command line. */
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
