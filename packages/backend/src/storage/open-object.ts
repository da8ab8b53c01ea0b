import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { byteStoreAt } from './bytes/byte-store.ts';

/** Opens the bytes of a stored file as the owner of the data does, from another process than the one that serves them. Rejects with ENOENT when they are gone. */
export function openStored(dataDir: string, version: string): Promise<FileHandle> {
  return byteStoreAt(join(dataDir, 'storage')).open(version);
}
