import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDisk, whyNoDisk } from '../powercut/disk.ts';
import { type Figure, isQuick, say, told } from '../tools/result.ts';
import { type Carrier, startServer } from '../tools/server.ts';
import { breakDisk } from './broken-disk.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? (isQuick ? 1 : 20));
const megabytes = 400;

/** Security row R3: the disk that holds database, files and log fills up while people write, and has room again; no restart. */
export async function fullDisk(folder: string, carrier: Carrier, seed: number): Promise<Figure[]> {
  const reason = await whyNoDisk(folder);
  if (reason !== null) return [told('R3 disk full: skipped', reason)];
  const disk = await makeDisk(folder, 'small', megabytes);
  const server = await startServer(join(disk.path, 'data'), carrier);
  try {
    return await breakDisk(server, carrier, seed, {
      what: 'R3 the disk was full',
      name: 'disk',
      rounds,
      brokenMs: isQuick ? 1_000 : 3_000,
      breakDown: () => fill(disk.path),
      mend: () => rm(join(disk.path, 'filler')),
    });
  } finally {
    await server.stop();
    await disk.unmount();
  }
}

/** Leaves no byte. */
async function fill(path: string): Promise<void> {
  const file = await open(join(path, 'filler'), 'w');
  const piece = Buffer.alloc(2 ** 20, 'x');
  try {
    for (let size = piece.length; size >= 512; size /= 2)
      while (
        await file.write(piece, 0, size).then(
          ({ bytesWritten }) => bytesWritten === size,
          () => false,
        )
      );
    await file.sync().catch(() => undefined);
  } finally {
    await file.close().catch(() => undefined);
  }
  const { bavail, bsize } = await statfs(path);
  say(`${(bavail * bsize) / 1e6} MB are left`);
}
