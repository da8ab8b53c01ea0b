import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const hex64 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A signed head that was written down: the number and hash of the row that was the newest then. */
const keptHead = z.object({
  at: z.string(),
  seq: z.number(),
  hash: hex64,
  key: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  mac: hex64,
});
export type KeptHead = z.infer<typeof keptHead>;

/** Beside the backups, so that copies of them include it. */
export const headFileIn = (folder: string) => join(folder, 'audit-heads.jsonl');

/** Adds a line and waits for the disk. */
export async function appendHead(path: string, folder: string, head: KeptHead): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(path, 'a', 0o600);
  try {
    // A line torn by a crash ends here.
    const { size } = await file.stat();
    await file.write(`${size > 0 ? '\n' : ''}${JSON.stringify(head)}`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The heads of a file, oldest first; null if there is no file. A torn line is no head. */
export async function readHeads(path: string): Promise<KeptHead[] | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : text.split('\n').flatMap((line) => parseHead(line) ?? []);
}

function parseHead(line: string): KeptHead | null {
  try {
    const parsed = z.safeParse(keptHead, JSON.parse(line));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
