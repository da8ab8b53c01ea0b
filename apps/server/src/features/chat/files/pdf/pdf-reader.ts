import { modelLimits } from '@rxweb/contracts/shared/limits';
import { createSerialQueue } from '../../../../kernel/http/serial-queue.ts';
import { createSandbox } from '../../../../kernel/sandbox/sandbox.ts';

/** The text of a PDF; null if it has none or exceeds time or memory. Never throws. */
export type PdfReader = (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<string | null>;

export interface PdfLimits {
  maxMs: number;
  maxPages: number;
  maxChars: number;
  /** Memory limit of the reading process. */
  maxGrowthBytes: number;
}

export type PdfTask = Pick<PdfLimits, 'maxPages' | 'maxChars'> & { bytes: Uint8Array<ArrayBuffer> };

const usual: PdfLimits = {
  maxMs: 5_000,
  maxPages: 50,
  maxChars: modelLimits.maxFileChars,
  maxGrowthBytes: 384 * 2 ** 20,
};
const maxWaiting = 20;

/**
 * Reads one PDF at a time, each in its own process, so a malicious file harms nothing else. A process takes a third of a second, and PDFs
 * in the chat are rare.
 */
export function createPdfReader({ maxMs, maxPages, maxChars, maxGrowthBytes }: PdfLimits = usual): PdfReader {
  const enqueue = createSerialQueue(maxWaiting);
  const worker = new URL('./pdf-worker.ts', import.meta.url);
  const read = createSandbox<PdfTask, string>(worker, { maxMs, maxGrowthBytes, idleMs: 0 });
  return async (bytes, signal) => {
    const { promise: aborted, resolve } = Promise.withResolvers<null>();
    signal.addEventListener('abort', () => resolve(null), { once: true });
    const text = enqueue(() => read({ bytes, maxPages, maxChars }, signal), signal).catch(() => null);
    // An aborted caller doesn't wait for the queue.
    return Promise.race([text, aborted]);
  };
}
