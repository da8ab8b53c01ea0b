import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { Answer } from './handle-tasks.ts';

export interface SandboxLimits {
  maxMs: number;
  /** How much its process may grow while a piece of work is done. */
  maxGrowthBytes: number;
  /** How long a process is kept for the next piece of work: loading libraries takes most of a small one. */
  idleMs: number;
}

/** Does one piece of work at a time: the caller waits for an answer before the next. */
export type Sandbox<Task, Result> = (task: Task, signal?: AbortSignal) => Promise<Result>;

const sandboxProcess = new URL('./sandbox-process.ts', import.meta.url);
/** It may read the program and start the thread that works: not write a file, not start a program. */
const rights = ['--permission', '--allow-worker', '--allow-fs-read=*', '--no-warnings'];

/**
 * Does work that strangers' files can turn against who does it: in a process of its own, which knows none of the program's secrets. A file made to hang,
 * to fill the memory or to break an engine ends that process alone; a thread would not do, since V8 ends the whole process of a thread whose
 * heap is full. `worker` is a module that calls `handleTasks`. Rejects when the work fails, takes too long, takes too much memory, or
 * `signal` fires.
 */
export function createSandbox<Task, Result>(worker: URL, limits: SandboxLimits): Sandbox<Task, Result> {
  const { maxMs, idleMs } = limits;
  let kept: ChildProcess | null = null;
  let idleTimer: NodeJS.Timeout | undefined;

  const spawn = () => {
    const child = startProcess(worker, limits);
    child.once('exit', () => {
      if (kept === child) kept = null;
    });
    return child;
  };
  const shutDown = async () => {
    const child = kept;
    kept = null;
    if (child) await end(child);
  };

  return async (task, signal) => {
    signal?.throwIfAborted();
    clearTimeout(idleTimer);
    kept ??= spawn();
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const detach = attach(kept, resolve, reject);
    const timeout = setTimeout(() => reject(new Error(`took longer than ${maxMs} ms`)), maxMs);
    const stop = () => reject(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    try {
      kept.send({ task });
      const result = await promise;
      if (idleMs > 0) idleTimer = setTimeout(shutDown, idleMs).unref();
      else await shutDown();
      return result;
    } catch (error) {
      await shutDown();
      throw error;
    } finally {
      detach();
      clearTimeout(timeout);
      signal?.removeEventListener('abort', stop);
    }
  };
}

function startProcess(worker: URL, { maxGrowthBytes }: SandboxLimits): ChildProcess {
  const child = fork(sandboxProcess, [worker.href, String(maxGrowthBytes)], {
    execArgv: rights,
    env: {},
    serialization: 'advanced',
    // What a library says about a broken file is of no use to an operator, and may quote it.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A failure with nobody attending has ended a process that is idle; the next piece of work finds out.
  child.on('error', () => undefined);
  // Who answers requests goes first where both want a processor.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

/** Hands on what a process answers; an idle one keeps nothing from ending. */
function attach<T>(child: ChildProcess, resolve: (result: T) => void, reject: (error: Error) => void): () => void {
  const answered = (answer: Answer<T>) =>
    'result' in answer ? resolve(answer.result) : reject(new Error(`the work failed: ${answer.failure}`));
  const failed = (error: NodeJS.ErrnoException) => reject(new Error(`the process failed: ${error.code ?? error.name}`));
  // It kills itself when it has grown too much; a system that is out of memory would do no other.
  const ended = (_code: number | null, by: string | null) =>
    reject(new Error(by === 'SIGKILL' ? 'took too much memory' : 'the process ended without an answer'));
  child.on('message', answered).on('error', failed).on('exit', ended).ref();
  child.channel?.ref();
  return () => {
    child.off('message', answered).off('error', failed).off('exit', ended).unref();
    child.channel?.unref();
  };
}

async function end(child: ChildProcess): Promise<void> {
  const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  if (!isRunning) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
