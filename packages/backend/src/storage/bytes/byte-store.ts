import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StorageError } from '../errors.ts';
import { storageLimits } from '../limits.ts';
import { receiveBytes } from './receive-bytes.ts';

/**
 * Bytes on disk, one file per version, under a server-made name: object names never reach a path.
 *
 *   tmp/<version>          being received
 *   objects/<aa>/<version> complete, never changed
 *   pending/<version>      an empty mark: the row is undecided
 *   backup-links/<version> a hard link during a backup
 *
 * A mark exists until row and file are both done; a crash leaves only marked versions to check.
 */
export interface ByteStore {
  folder: string;
  /** Writes a stream to disk, flushed and marked as pending. A failure leaves nothing. */
  store(source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredBytes>;
  /** Marks versions before the commit that deletes their rows. */
  mark(versions: readonly string[]): Promise<void>;
  /** The row exists: removes the mark. */
  keep(versions: readonly string[]): Promise<void>;
  /** The row is gone: removes the bytes, then the mark. */
  drop(versions: readonly string[]): Promise<void>;
  pending(): Promise<string[]>;
  open(version: string): Promise<FileHandle>;
}

export interface StoredBytes {
  version: string;
  size: number;
}

const shards = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));

/** Opens the store under `folder`, creates missing folders, and clears unfinished uploads. */
export async function openByteStore(folder: string): Promise<ByteStore> {
  const { tmp, objects, marks } = foldersOf(folder);
  await rm(tmp, { recursive: true, force: true });
  // Left by a killed backup: erased bytes must not survive under a second name.
  await rm(backupLinksIn(folder), { recursive: true, force: true });
  for (const made of [tmp, marks, ...shards.map((shard) => join(objects, shard))]) {
    await mkdir(made, { recursive: true, mode: 0o700 });
  }
  for (const changed of [objects, folder]) await flushFolder(changed);
  return byteStoreAt(folder);
}

/** Where a backup keeps hard links of the files it copies. */
export const backupLinksIn = (folder: string) => join(folder, 'backup-links');

const foldersOf = (folder: string) => ({
  tmp: join(folder, 'tmp'),
  objects: join(folder, 'objects'),
  marks: join(folder, 'pending'),
});

/** The store of an already opened folder, also from another process. Clears nothing. */
export function byteStoreAt(folder: string): ByteStore {
  const { tmp, objects, marks } = foldersOf(folder);
  const pathOf = (version: string) => join(objects, version.slice(0, 2), assertVersion(version));
  const markOf = (version: string) => join(marks, assertVersion(version));

  const store: ByteStore = {
    folder,
    async store(source, maxBytes) {
      await assertRoom(folder, maxBytes);
      const version = randomUUID();
      try {
        const size = await writeFile(join(tmp, version), source, maxBytes, async () => {
          await touch(markOf(version));
          await rename(join(tmp, version), pathOf(version));
          await flushFolder(join(objects, version.slice(0, 2)));
        });
        return { version, size };
      } catch (error) {
        await rm(join(tmp, version), { force: true });
        await store.drop([version]);
        throw error;
      }
    },
    async mark(versions) {
      await Promise.all(versions.map((version) => touch(markOf(version))));
      await flushFolder(marks);
    },
    async keep(versions) {
      await Promise.all(versions.map((version) => rm(markOf(version), { force: true })));
    },
    async drop(versions) {
      await Promise.all(versions.map((version) => rm(pathOf(version), { force: true })));
      await store.keep(versions);
    },
    pending: () => readdir(marks),
    open: (version) => open(pathOf(version), 'r'),
  };
  return store;
}

async function writeFile(
  path: string,
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
  place: () => Promise<void>,
): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    const size = await receiveBytes(source, file, maxBytes);
    // The row comes after both.
    await settled([file.sync(), place()]);
    return size;
  } finally {
    await file.close();
  }
}

/** Waits for all, even after a failure. */
async function settled(work: Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}

async function touch(path: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  await file.close();
}

/** Versions come from rows; an unexpected value must not become a path. */
function assertVersion(version: string): string {
  if (!z.guid().safeParse(version).success) throw new Error('A stored version is not a UUID');
  return version;
}

/** A file name survives a power cut only after its folder is flushed. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

interface DiskState {
  totalBytes: number;
  availableBytes: number;
}

/** Whether `incomingBytes` leave the disk space that the database needs. */
export function hasRoom(disk: DiskState, incomingBytes: number): boolean {
  const reserved = Math.min(storageLimits.reservedDiskBytes, disk.totalBytes * storageLimits.reservedDiskShare);
  return disk.availableBytes - incomingBytes >= reserved;
}

/** Throws `storageFull` if the disk under `folder` lacks room for `incomingBytes`. */
async function assertRoom(folder: string, incomingBytes: number): Promise<void> {
  const { bsize, blocks, bavail } = await statfs(folder);
  if (!hasRoom({ totalBytes: blocks * bsize, availableBytes: bavail * bsize }, incomingBytes)) {
    throw new StorageError('storageFull');
  }
}
