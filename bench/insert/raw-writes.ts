import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

const page = Buffer.alloc(8_192, 1);
const pages = 512;

export interface RawWrites {
  /** One page, on the disk when it returns. */
  write(): void;
  close(): void;
}

/** Each page makes the file longer, so that the file system has to note that too. */
export async function openAppended(folder: string): Promise<RawWrites> {
  const file = openSync(join(folder, 'appended'), 'a');
  return {
    write() {
      writeSync(file, page);
      fdatasyncSync(file);
    },
    close: () => closeSync(file),
  };
}

/** Pages of a file that has its size already, one after the other and round again: as PostgreSQL writes its log. */
export async function openOverwritten(folder: string): Promise<RawWrites> {
  const path = join(folder, 'overwritten');
  const whole = await open(path, 'w');
  for (let count = 0; count < pages; count++) await whole.write(page);
  await whole.sync();
  await whole.close();
  const file = openSync(path, 'r+');
  let place = 0;
  return {
    write() {
      writeSync(file, page, 0, page.length, (place++ % pages) * page.length);
      fdatasyncSync(file);
    },
    close: () => closeSync(file),
  };
}
