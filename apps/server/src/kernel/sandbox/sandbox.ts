import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answer } from './handle-tasks.ts';
import { networkless, rightsFor } from './isolation.ts';

export interface SandboxLimits {
  maxMs: number;
  /** How much memory a task may add. */
  maxGrowthBytes: number;
  /** Loading libraries dominates small tasks. */
  idleMs: number;
}

/** Callers must await each task. */
export type Sandbox<Task, Result> = (task: Task, signal?: AbortSignal) => Promise<Result>;

const sandboxProcess = new URL('./sandbox-process.ts', import.meta.url);

/**
 * Processes untrusted files in a process that can reach nothing but them: no secrets, no other files, no network, no programs. `worker` calls `handleTasks`. Rejects on
 * failure, timeout, too much memory, or `signal`.
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
  const [command = process.execPath, ...before] = networkless();
  const rights = rightsFor(worker);
  const child = fork(sandboxProcess, [worker.href, String(maxGrowthBytes)], {
    execPath: command,
    execArgv: before.length > 0 ? [...before, process.execPath, ...rights] : rights,
    env: {},
    // A thread of Node 24 may read the folder in which its process started, whatever else is allowed.
    cwd: dirname(fileURLToPath(sandboxProcess)),
    serialization: 'advanced',
    // Library messages don't help the operator and may quote the file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // The process was idle, so the next task detects the failure.
  child.on('error', () => undefined);
  // Requests come first, but the lowest priority would starve files on a busy machine.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

/** An idle process doesn't keep ours alive. */
function attach<T>(child: ChildProcess, resolve: (result: T) => void, reject: (error: Error) => void): () => void {
  const answered = (answer: Answer<T>) =>
    'result' in answer ? resolve(answer.result) : reject(new Error(`the work failed: ${answer.failure}`));
  const failed = (error: NodeJS.ErrnoException) => reject(new Error(`the process failed: ${error.code ?? error.name}`));
  // Out of memory: it kills itself, as the system would.
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
