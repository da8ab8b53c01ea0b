import { statfs } from 'node:fs/promises';
import { StorageError } from '../errors.ts';
import { storageLimits } from '../limits.ts';

export interface DiskState {
  totalBytes: number;
  availableBytes: number;
}

/** Whether `incomingBytes` more still leave the share of the disk that the database needs to go on writing. */
export function hasRoom(disk: DiskState, incomingBytes: number): boolean {
  const reserved = Math.min(storageLimits.reservedDiskBytes, disk.totalBytes * storageLimits.reservedDiskShare);
  return disk.availableBytes - incomingBytes >= reserved;
}

/** Throws `storageFull` when the disk under `folder` has no room for `incomingBytes`. */
export async function assertRoom(folder: string, incomingBytes: number): Promise<void> {
  const { bsize, blocks, bavail } = await statfs(folder);
  if (!hasRoom({ totalBytes: blocks * bsize, availableBytes: bavail * bsize }, incomingBytes)) {
    throw new StorageError('storageFull');
  }
}
