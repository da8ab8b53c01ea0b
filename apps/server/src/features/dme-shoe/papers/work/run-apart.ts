import { Worker } from 'node:worker_threads';
import type { Results, Task } from './task.ts';

export interface RunLimits {
  maxMs: number;
  /** How much the program may grow while the work is done. */
  maxGrowthBytes: number;
}

const watchMs = 100;

/**
 * Does one piece of work on PDFs in a thread of its own, so that neither its length nor a file made to hang or to fill the memory is felt
 * anywhere else. Rejects when it fails, takes too long, takes too much memory, or `signal` fires.
 */
export async function runApart<K extends Task['kind']>(
  task: Extract<Task, { kind: K }>,
  { maxMs, maxGrowthBytes }: RunLimits,
  signal?: AbortSignal,
): Promise<Results[K]> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: task,
    transferList: buffersOf(task),
    resourceLimits: { maxOldGenerationSizeMb: maxGrowthBytes / 2 ** 20 },
    // What a library says about a broken file is of no use to an operator, and may quote it.
    stdout: true,
    stderr: true,
  });
  const before = process.memoryUsage.rss();
  const timers: NodeJS.Timeout[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Results[K]>();
  const stop = () => reject(signal?.reason);
  worker.once('message', resolve).once('error', reject);
  worker.once('exit', () => reject(new Error('the worker ended without an answer')));
  signal?.addEventListener('abort', stop, { once: true });
  timers.push(setTimeout(() => reject(new Error(`took longer than ${maxMs} ms`)), maxMs));
  timers.push(
    setInterval(() => {
      if (process.memoryUsage.rss() - before > maxGrowthBytes) reject(new Error('took too much memory'));
    }, watchMs),
  );
  try {
    return await promise;
  } finally {
    timers.forEach(clearInterval);
    signal?.removeEventListener('abort', stop);
    await worker.terminate();
  }
}

function buffersOf(task: Task): ArrayBuffer[] {
  if (task.kind === 'count-pages') return [task.pdf.buffer];
  if (task.kind === 'audit-packet') return task.attached.flatMap(({ bytes }) => (bytes ? [bytes.buffer] : []));
  return [];
}
