import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Ticks of /proc/<pid>/stat in a second: USER_HZ, 100 on every Linux that Node runs on (proc(5)). */
const ticksPerSecond = 100;
const startTimeoutMs = 240_000;

export interface Started {
  child: ChildProcess;
  /** From the start of the process to its first answer. */
  readyMs: number;
  stop(): Promise<void>;
}

interface StartOptions {
  file?: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
  /** Answers 2xx once the program serves. */
  readyUrl: string;
}

/** Starts a program and waits for its first good answer; throws with what it printed when there is none. */
export async function startProcess({
  file = process.execPath,
  args,
  cwd,
  env,
  readyUrl,
}: StartOptions): Promise<Started> {
  const startedAt = performance.now();
  const child = spawn(file, args, { cwd, env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-4_000)));
  while (!(await answers(readyUrl))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}: ${output}`);
    if (performance.now() - startedAt > startTimeoutMs) {
      child.kill('SIGKILL');
      throw new Error(`${args.join(' ')} does not answer: ${output}`);
    }
    await wait(5);
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { child, readyMs: performance.now() - startedAt, stop };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}

/** A port without a listener. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('a listening socket has no port');
  return address.port;
}

/** A process and everything it started. */
export async function processTree(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  const children = lists.join(' ').split(' ').filter(Boolean).map(Number);
  const below = await Promise.all(children.map(processTree));
  return [pid, ...below.flat()];
}

/** Processor time a process has used so far, in ms; 0 for one that is gone. */
export async function cpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name, in brackets, may hold blanks: fields are counted from behind it, where utime and stime are the 12th and 13th (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1_000) / ticksPerSecond;
}

/** Processor time of each process so far, in ms. */
export async function cpuMsOfEach(pids: readonly number[]): Promise<Map<number, number>> {
  return new Map(await Promise.all(pids.map(async (pid) => [pid, await cpuMs(pid)] as const)));
}

/** Processor time since an earlier look, in ms. Processes that ended meanwhile are left out: they did other work. */
export function cpuMsSince(before: ReadonlyMap<number, number>, now: ReadonlyMap<number, number>): number {
  return [...now].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}

/** Proportional share of a process's memory, in bytes; 0 for one that is gone. */
export const pssBytes = (pid: number) => readKibibytes(`/proc/${pid}/smaps_rollup`, 'Pss');

/** Resident memory of a process, in bytes. */
export const residentBytes = (pid: number) => readKibibytes(`/proc/${pid}/status`, 'VmRSS');

async function readKibibytes(path: string, name: string): Promise<number> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024;
}

/** The sum over processes. */
export async function sumOf(pids: readonly number[], measure: (pid: number) => Promise<number>): Promise<number> {
  const values = await Promise.all(pids.map(measure));
  return values.reduce((sum, value) => sum + value, 0);
}
