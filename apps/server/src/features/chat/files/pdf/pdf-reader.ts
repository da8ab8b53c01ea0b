import { Worker } from 'node:worker_threads';
import { modelLimits } from '@rxweb/contracts/limits';
import { createTurns } from '../../../../http/take-turns.ts';

/** The words of a PDF; null when it has none, or cannot be read within time and memory. Takes the bytes away. Never throws. */
export type PdfReader = (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<string | null>;

export interface PdfLimits {
  maxMs: number;
  maxPages: number;
  maxChars: number;
  /** How much the program may grow meanwhile. */
  maxGrowthBytes: number;
}

/** What the thread is given beside the bytes. */
export type PdfTask = Pick<PdfLimits, 'maxPages' | 'maxChars'> & { bytes: Uint8Array<ArrayBuffer> };

const usual: PdfLimits = {
  maxMs: 5_000,
  maxPages: 50,
  maxChars: modelLimits.maxFileChars,
  maxGrowthBytes: 384 * 2 ** 20,
};
const watchMs = 50;
const maxHeapMb = 256;
const maxWaiting = 20;

/**
 * Reads PDFs one at a time, each in a thread of its own that ends with it: neither a file made to hang nor one made to fill the memory is felt
 * by anybody else. A thread costs a quarter of a second; PDFs in the chat are few.
 */
export function createPdfReader(limits: PdfLimits = usual): PdfReader {
  const takeTurn = createTurns(maxWaiting);
  return async (bytes, signal) => {
    const { promise: aborted, resolve } = Promise.withResolvers<null>();
    signal.addEventListener('abort', () => resolve(null), { once: true });
    // Who gives up waits for nobody's turn.
    return Promise.race([takeTurn(() => readInThread(bytes, limits, signal), signal).catch(() => null), aborted]);
  };
}

async function readInThread(bytes: Uint8Array<ArrayBuffer>, limits: PdfLimits, signal: AbortSignal) {
  const { maxMs, maxPages, maxChars, maxGrowthBytes } = limits;
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const giveUp = () => resolve(null);
  const before = process.memoryUsage.rss();
  const task: PdfTask = { bytes, maxPages, maxChars };
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: task,
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    // What the library says about a file may quote it.
    stdout: true,
    stderr: true,
  });
  worker.on('message', resolve).on('error', giveUp).on('exit', giveUp);
  const overtime = setTimeout(giveUp, maxMs);
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > maxGrowthBytes) giveUp();
  }, watchMs);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await promise;
  } finally {
    clearTimeout(overtime);
    clearInterval(watch);
    signal.removeEventListener('abort', giveUp);
    await worker.terminate();
  }
}
