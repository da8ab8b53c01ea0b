import { Worker } from 'node:worker_threads';
import type { Results, Task } from './task.ts';

export interface WorkLimits {
  maxMs: number;
  /** How much the program may grow while the work is done. */
  maxGrowthBytes: number;
}

/**
 * Does pieces of work on PDFs in a thread of its own, so that neither their length nor a file made to hang or to fill the memory is felt
 * anywhere else. One at a time: the caller waits for an answer before the next. Rejects when the work fails, takes too long, takes too much
 * memory, or `signal` fires.
 */
export type Workbench = <K extends Task['kind']>(
  task: Extract<Task, { kind: K }>,
  signal?: AbortSignal,
) => Promise<Results[K]>;

const watchMs = 100;
/** The libraries take 100 MB or so; bytes of files are not counted here. */
const maxHeapMb = 1_024;
/** Loading the libraries takes most of a small piece of work, so a worker is kept for the next one. */
const idleMs = 30_000;

export function createWorkbench({ maxMs, maxGrowthBytes }: WorkLimits): Workbench {
  let kept: Worker | null = null;
  let dismissal: NodeJS.Timeout | undefined;

  const hire = () => {
    const worker = startWorker();
    worker.once('exit', () => {
      if (kept === worker) kept = null;
    });
    return worker;
  };
  const dismiss = () => {
    const worker = kept;
    kept = null;
    return worker?.terminate();
  };

  return async <K extends Task['kind']>(task: Extract<Task, { kind: K }>, signal?: AbortSignal) => {
    signal?.throwIfAborted();
    clearTimeout(dismissal);
    kept ??= hire();
    const { promise, resolve, reject } = Promise.withResolvers<Results[K]>();
    const worker = kept;
    const letGo = attend(worker, resolve, reject);
    const before = process.memoryUsage.rss();
    const overtime = setTimeout(() => reject(new Error(`took longer than ${maxMs} ms`)), maxMs);
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > maxGrowthBytes) reject(new Error('took too much memory'));
    }, watchMs);
    const stop = () => reject(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    try {
      worker.postMessage(task, buffersOf(task));
      const result = await promise;
      dismissal = setTimeout(dismiss, idleMs).unref();
      return result;
    } catch (error) {
      await dismiss();
      throw error;
    } finally {
      letGo();
      clearTimeout(overtime);
      clearInterval(watch);
      signal?.removeEventListener('abort', stop);
    }
  };
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    // What a library says about a broken file is of no use to an operator, and may quote it.
    stdout: true,
    stderr: true,
  });
  // A failure with nobody attending has ended a worker that is idle; the next piece of work finds out.
  worker.on('error', () => undefined);
  return worker;
}

/** Hands on what a worker answers; an idle one keeps nothing from ending. */
function attend<T>(worker: Worker, resolve: (result: T) => void, reject: (error: Error) => void): () => void {
  const answered = (answer: { result: T } | { failure: string }) =>
    'result' in answer ? resolve(answer.result) : reject(new Error(`the work failed: ${answer.failure}`));
  const failed = (error: unknown) =>
    reject(new Error(`the worker failed: ${error instanceof Error ? error.name : typeof error}`));
  const ended = () => reject(new Error('the worker ended without an answer'));
  worker.on('message', answered).on('error', failed).on('exit', ended).ref();
  return () => worker.off('message', answered).off('error', failed).off('exit', ended).unref();
}

function buffersOf(task: Task): ArrayBuffer[] {
  if (task.kind === 'count-pages') return [task.pdf.buffer];
  if (task.kind === 'audit-packet') return task.attached.flatMap(({ bytes }) => (bytes ? [bytes.buffer] : []));
  return [];
}
