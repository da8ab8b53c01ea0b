import { logFailure } from '../../../browser/log.ts';
import type { Care, SafetyQuestion, SafetyReply } from './safety-parts.ts';

/** Longest wait for the check or the finders. */
export const waitMs = 1_500;

export type CareRequest = Omit<SafetyQuestion, 'id' | 'now'>;

/** By the rules on this device; the server may add or leave out notes. */
export type CareFor = (request: CareRequest) => Promise<Care>;

let loading: Promise<CareFor> | null = null;

/** Starts the safety check in a worker after the first paint. Can be retried. */
export function loadSafety(): Promise<CareFor> {
  loading ??= startCheck().catch((error: unknown) => {
    loading = null;
    logFailure('The safety check was not loaded', error);
    throw error;
  });
  return loading;
}

async function startCheck(): Promise<CareFor> {
  const worker = new Worker(new URL('./safety-parts.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<Care>>();
  const ready = Promise.withResolvers<void>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<SafetyReply>) => {
    if (data === 'ready') return ready.resolve();
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if ('care' in data) request?.resolve(data.care);
    else request?.reject(new Error('the check failed'));
  });
  worker.addEventListener('error', () => {
    ready.reject(new Error('the worker of the check was not loaded'));
    worker.terminate();
  });
  await ready.promise;
  return (question) => {
    lastId += 1;
    const request = Promise.withResolvers<Care>();
    waiting.set(lastId, request);
    worker.postMessage({ ...question, id: lastId, now: new Date() } satisfies SafetyQuestion);
    return request.promise;
  };
}
