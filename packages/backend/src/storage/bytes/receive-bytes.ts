import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { StorageError } from '../errors.ts';

export interface ReceivedBytes {
  size: number;
  /** Quoted, as HTTP wants it; the MD5 of the content, as S3 gives it for an object sent in one piece. */
  eTag: string;
}

/**
 * Writes a stream to an open file, one chunk in memory at a time, and flushes it to the disk. Counts while it writes:
 * throws `entityTooLarge` at the first byte beyond `maxBytes`. The source is left open, so that the caller can answer.
 */
export async function receiveBytes(
  source: AsyncIterable<Uint8Array>,
  file: FileHandle,
  maxBytes: number,
): Promise<ReceivedBytes> {
  const hash = createHash('md5');
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new StorageError('entityTooLarge');
    const writing = writeAll(file, chunk);
    hash.update(chunk);
    await writing;
  }
  await file.sync();
  return { size, eTag: `"${hash.digest('hex')}"` };
}

/** One write may take only a part of the chunk, for example when the disk is nearly full. */
async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  let written = 0;
  while (written < chunk.byteLength) {
    const { bytesWritten } = await file.write(chunk, written);
    written += bytesWritten;
  }
}
