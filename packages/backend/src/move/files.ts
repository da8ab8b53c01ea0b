import { setTimeout as wait } from 'node:timers/promises';
import type { AnySql } from '@rxweb/platform/sql/sql';
import { createSum, summed } from '../backup/archive.ts';
import { fieldsOf, listFiles, markOf } from './file-rows.ts';
import { moved } from './ledger.ts';
import type { Side, StoredFile } from './side.ts';

/** Bytes stream through, so each holds little memory. */
const atATime = 4;
const tries = 3;
const pauseMs = 500;

interface Step {
  from: Side;
  to: Side;
  /** Called after each file. */
  onFile(done: number, all: number): void;
}

/** Copies the files that the target lacks or has in an older form, and removes those that are gone from the source. */
export async function copyFiles({ from, to, onFile }: Step, files: readonly StoredFile[]): Promise<void> {
  const known = await moved.read(to.sql);
  const wanted = new Set(files.map(keyOf));
  const present = new Set<string>();
  for (const file of await listFiles(to.sql)) {
    if (wanted.has(keyOf(file))) present.add(keyOf(file));
    else await to.files.remove(file.bucket, file.name);
  }
  let done = 0;
  await eachInParallel(files, async (file) => {
    const isThere = present.has(keyOf(file)) && known.get(keyOf(file))?.mark === markOf(file);
    if (!isThere) await moved.note(to.sql, file, markOf(file), await copyFile(from, to, file));
    done += 1;
    onFile(done, files.length);
  });
}

/** Returns the sum of its bytes. Networks fail for moments. */
async function copyFile(from: Side, to: Side, file: StoredFile): Promise<string> {
  for (let left = tries; ; left--) {
    const sum = createSum();
    try {
      await to.files.write(file, summed(await from.files.read(file), sum));
      return sum.digest('hex');
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      if (left <= 1) throw new Error(`${file.bucket}/${file.name} can’t be moved: ${reason}`, { cause });
      await wait(pauseMs);
    }
  }
}

export interface FileComparison {
  files: number;
  bytes: number;
  /** One line a difference. */
  differences: string[];
}

/** Reads every file of the target again, and compares bytes with what the source gave and rows with the source's rows. */
export async function compareFiles(
  { from, to, onFile }: Step,
  read: { from: AnySql; to: AnySql },
): Promise<FileComparison> {
  const known = await moved.read(to.sql);
  const [there, here] = [
    await listFiles(read.from),
    new Map((await listFiles(read.to)).map((file) => [keyOf(file), file])),
  ];
  const differences: string[] = [];
  let bytes = 0;
  let done = 0;
  await eachInParallel(there, async (file) => {
    const copy = here.get(keyOf(file));
    here.delete(keyOf(file));
    const fault = await findFault(file, copy);
    if (fault) differences.push(`${file.bucket}/${file.name}: ${fault}`);
    done += 1;
    onFile(done, there.length);
  });
  for (const { bucket, name } of here.values()) differences.push(`${bucket}/${name}: isn’t in ${from.title}`);
  return { files: there.length, bytes, differences };

  async function findFault(file: StoredFile, copy: StoredFile | undefined): Promise<string | null> {
    if (!copy) return 'is missing';
    const noted = known.get(keyOf(file));
    if (noted?.mark !== markOf(file)) return 'was changed in the source meanwhile';
    if (fieldsOf(file) !== fieldsOf(copy)) return 'has another type, date, owner or size';
    const sum = createSum();
    try {
      for await (const chunk of await to.files.read(copy)) {
        sum.update(chunk);
        bytes += chunk.byteLength;
      }
    } catch {
      return 'can’t be read';
    }
    return sum.digest('hex') === noted.sha256 ? null : 'has other bytes';
  }
}

const keyOf = ({ bucket, name }: Pick<StoredFile, 'bucket' | 'name'>) => `${bucket}/${name}`;

/** Starts no more after the first failure, and rejects once the running ones end. */
async function eachInParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  let failure: { error: unknown } | null = null;
  const worker = async () => {
    for (const item of queue) {
      if (failure) return;
      try {
        await work(item);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  if (failure) throw (failure as { error: unknown }).error;
}
