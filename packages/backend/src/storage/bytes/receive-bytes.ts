import type { FileHandle } from 'node:fs/promises';
import { StorageError } from '../errors.ts';
import { storageLimits } from '../limits.ts';

/**
 * Writes a stream to an open file and flushes it to the disk. Counts while it reads: throws `entityTooLarge` at the first
 * byte beyond `maxBytes`. Holds at most two batches in memory: one on its way to the disk while the next one arrives.
 * The source is left open, so that the caller can answer. Returns the number of bytes.
 */
export async function receiveBytes(
  source: AsyncIterable<Uint8Array>,
  file: FileHandle,
  maxBytes: number,
): Promise<number> {
  let size = 0;
  let batch: Uint8Array[] = [];
  let batchBytes = 0;
  let writing: Promise<unknown> = Promise.resolve();
  try {
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new StorageError('entityTooLarge');
      batch.push(chunk);
      batchBytes += chunk.byteLength;
      if (batchBytes < storageLimits.writeBatchBytes) continue;
      await writing;
      writing = writeAll(file, batch);
      // Its failure is met at the next await; until then it must not count as unhandled.
      writing.catch(() => undefined);
      batch = [];
      batchBytes = 0;
    }
    await writing;
    await writeAll(file, batch);
    await file.sync();
    return size;
  } finally {
    // The caller closes the file: no write may still be using it.
    await writing.catch(() => undefined);
  }
}

/** One write may take only a part, for example when the disk is nearly full; the rest then goes chunk by chunk. */
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
