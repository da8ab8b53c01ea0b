import type { FileHandle } from 'node:fs/promises';
import { StorageError } from '../errors.ts';
import { storageLimits } from '../limits.ts';

/**
 * Writes a stream to an open file. Throws `entityTooLarge` beyond `maxBytes`. Holds at most two batches
 * in memory, and leaves the source open for the response.
 */
export async function receiveBytes(
  source: AsyncIterable<Uint8Array>,
  file: FileHandle,
  maxBytes: number,
): Promise<number> {
  let size = 0;
  let batch: Uint8Array[] = [];
  let batchBytes = 0;
  let flushBytes = 0;
  let writing: Promise<unknown> = Promise.resolve();
  let flushing: Promise<unknown> = Promise.resolve();
  try {
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new StorageError('entityTooLarge');
      batch.push(chunk);
      batchBytes += chunk.byteLength;
      if (batchBytes < storageLimits.writeBatchBytes) continue;
      await writing;
      if (flushBytes >= storageLimits.flushBatchBytes && !isFlushing) {
        await flushing;
        flushing = flushEarly(file);
        flushing.catch(() => undefined);
        flushBytes = 0;
      }
      writing = writeAll(file, batch);
      // Handled at the next await.
      writing.catch(() => undefined);
      flushBytes += batchBytes;
      batch = [];
      batchBytes = 0;
    }
    await writing;
    await writeAll(file, batch);
    // Only one flush reports an error.
    await flushing;
    return size;
  } finally {
    // The caller closes the file, so nothing may be running.
    await Promise.allSettled([writing, flushing]);
  }
}

let isFlushing = false;

/** One at a time: threads are few. */
async function flushEarly(file: FileHandle): Promise<void> {
  isFlushing = true;
  await file.datasync().finally(() => {
    isFlushing = false;
  });
}

/** A write may be partial, such as on a nearly full disk; then write the rest chunk by chunk. */
async function writeAll(file: FileHandle, batch: readonly Uint8Array[]): Promise<void> {
  if (batch.length === 0) return;
  let { bytesWritten: done } = await file.writev(batch);
  for (const chunk of batch) {
    for (let at = Math.min(done, chunk.byteLength); at < chunk.byteLength; ) {
      at += (await file.write(chunk, at)).bytesWritten;
    }
    done = Math.max(0, done - chunk.byteLength);
  }
}
