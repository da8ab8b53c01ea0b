import type { UploadMethod } from '@rxweb/domain/uploads/upload-plan';
import { expect, it } from 'vitest';
import { failureOf, type StoreMethod, storeFile, UploadError, waitFor, withRetries } from './store-file.ts';

const stored = { path: '1790000000000-aaaaaaaaaaaaaaaaaaaaaaaaaa.pdf', bucket: 'chat-uploads' };

function methods(outcome: Partial<Record<UploadMethod, UploadError>>) {
  const tried: UploadMethod[] = [];
  const method =
    (name: UploadMethod): StoreMethod =>
    async () => {
      tried.push(name);
      const error = outcome[name];
      if (error) throw error;
      return stored;
    };
  return { tried, all: { signed: method('signed'), direct: method('direct'), proxy: method('proxy') } };
}

const order = ['signed', 'direct', 'proxy'] as const;
const failure = (message: string, status?: number) => new UploadError({ message, status });
const never = new AbortController().signal;

it('S7-43 stores with the first method that works and tries no other', async () => {
  const { tried, all } = methods({ signed: failure('Signed token error: 500', 500) });
  expect(await storeFile(order, all, never)).toEqual(stored);
  expect(tried).toEqual(['signed', 'direct']);
});

it('S7-44 keeps the order it is given', async () => {
  const { tried, all } = methods({ proxy: failure('x'), signed: failure('x'), direct: failure('x') });
  await expect(storeFile(['proxy', 'signed', 'direct'], all, never)).rejects.toThrow();
  expect(tried).toEqual(['proxy', 'signed', 'direct']);
});

it('ends with the last failure when every method failed', async () => {
  const { all } = methods({ signed: failure('one'), direct: failure('two'), proxy: failure('three', 413) });
  await expect(storeFile(order, all, never)).rejects.toMatchObject({ message: 'three', status: 413 });
});

it('tries nothing more after an abort', async () => {
  const abort = new AbortController();
  const { tried, all } = methods({ direct: failure('x') });
  const signed: StoreMethod = async () => {
    abort.abort();
    throw failure('x');
  };
  await expect(storeFile(order, { ...all, signed }, abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(tried).toEqual([]);
});

async function retried(errors: readonly unknown[]) {
  const waits: number[] = [];
  let attempts = 0;
  const outcome = await withRetries(
    async () => {
      const error = errors[attempts];
      attempts += 1;
      if (error) throw error;
      return 'stored';
    },
    async (ms) => void waits.push(ms),
  ).catch((error: unknown) => error);
  return { outcome, attempts, waits };
}

it('tries three times, after 700 and 1,400 ms, when the server or the connection fails', async () => {
  const down = failure('down', 503);
  expect(await retried([down, failure('Failed to fetch')])).toEqual({
    outcome: 'stored',
    attempts: 3,
    waits: [700, 1_400],
  });
  expect(await retried([down, down, down])).toEqual({ outcome: down, attempts: 3, waits: [700, 1_400] });
});

it('does not try again what the server has refused', async () => {
  const refused = failure('mime type not supported', 415);
  expect(await retried([refused])).toEqual({ outcome: refused, attempts: 1, waits: [] });
});

it('reads the status that the storage service puts inside its answer', () => {
  const error = Object.assign(new Error('The object exceeded the maximum allowed size'), {
    status: 400,
    statusCode: '413',
  });
  expect(failureOf(error)).toEqual({ status: 413, message: 'The object exceeded the maximum allowed size' });
  expect(failureOf(Object.assign(new Error('x'), { status: 400, statusCode: 'InvalidKey' }))).toMatchObject({
    status: 400,
  });
  expect(failureOf('words')).toEqual({ message: 'words' });
});

it('stops waiting at once when the upload is cancelled', async () => {
  const abort = new AbortController();
  const waiting = waitFor(60_000, abort.signal);
  abort.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
});
