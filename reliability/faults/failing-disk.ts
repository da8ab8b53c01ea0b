import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Figure, isQuick, told } from '../tools/result.ts';
import { type Carrier, startServer } from '../tools/server.ts';
import { breakDisk } from './broken-disk.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? (isQuick ? 1 : 20));

/** Security row R3: what is written cannot be written out, EIO from fsync(2) and fdatasync(2): the program's files first, then the database's. */
export async function failingDisk(folder: string, carrier: Carrier, seed: number): Promise<Figure[]> {
  const library = join(folder, 'failing-sync.so');
  const source = join(import.meta.dirname, 'failing-sync.c');
  const reason = await promisify(execFile)('cc', ['-shared', '-fPIC', '-o', library, source]).then(
    () => null,
    () => 'no C compiler (cc) is here',
  );
  if (reason !== null) return [told('R3 a disk that fails: skipped', reason)];
  const flags = { program: join(folder, 'program-fails'), database: join(folder, 'database-fails') };
  const inDatabase = new URLSearchParams({ library, flag: flags.database });
  const server = await startServer(join(folder, 'failing'), carrier, {
    LD_PRELOAD: library,
    FAILING_SYNC: flags.program,
    NODE_OPTIONS: `--import=${new URL(`failing-sync-process.ts?${inDatabase}`, import.meta.url)}`,
  });
  const failing = (flag: string) => ({
    rounds,
    brokenMs: isQuick ? 1_000 : 2_000,
    breakDown: () => writeFile(flag, ''),
    mend: () => rm(flag),
  });
  try {
    return [
      ...(await breakDisk(server, carrier, seed, {
        what: 'R3 fsync of the program’s files failed with EIO',
        name: 'program-sync',
        ...failing(flags.program),
      })),
      ...(await breakDisk(server, carrier, seed, {
        what: 'R3 fsync of the database’s files failed with EIO',
        name: 'database-sync',
        ...failing(flags.database),
      })),
    ];
  } finally {
    await server.stop();
  }
}
