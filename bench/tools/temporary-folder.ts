import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of this run's own, and the way to be rid of it. */
export async function temporaryFolder(parent = tmpdir()): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(parent, 'rxweb-bench-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Where a disk that stalls cannot be felt, when there is room for so many bytes; else a folder as any. */
export async function memoryFolder(bytes: number): ReturnType<typeof temporaryFolder> {
  const memory = '/dev/shm';
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return temporaryFolder(room >= bytes ? memory : undefined);
}
