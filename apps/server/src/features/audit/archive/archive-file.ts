import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { auditActionLabels } from '@rxweb/contracts/audit';
import * as z from 'zod/mini';
import type { ChainRow } from '../chain.ts';

/** Digits that sort files of one month by their rows. */
const seqDigits = 10;

/** Such as `2025-03 rows 0000000001-0000004211.jsonl`: the month of the first row in UTC, and which rows. */
export function archiveName(first: Pick<ChainRow, 'seq' | 'at'>, lastSeq: number): string {
  const month = new Date(Number(first.at) / 1_000).toISOString().slice(0, 7);
  const [from, to] = [Number(first.seq), lastSeq].map((seq) => String(seq).padStart(seqDigits, '0'));
  return `${month}-rows-${from}-${to}.jsonl`;
}

/** One line of JSON: what happened in words, then every value that the row's hash covers, the hashes and the seal. */
function lineOf({ at, previous_hash, hash, ...row }: ChainRow): string {
  const what = Object.entries(auditActionLabels).find(([action]) => action === row.action)?.[1] ?? row.action;
  const values = {
    ...row,
    seq: Number(row.seq),
    previous_hash: previous_hash.toString('hex'),
    hash: hash.toString('hex'),
  };
  return JSON.stringify({ at: timeOf(at), what, ...values });
}

const hex = z.string().check(z.regex(/^[0-9a-f]*$/));
const text = z.nullable(z.string());
const archivedRow = z.object({
  at: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)),
  seq: z.number(),
  action: z.string(),
  outcome: z.string(),
  actor_id: text,
  target: text,
  detail: text,
  address: text,
  form: z.nullable(z.number()),
  actor_name: text,
  actor_email: text,
  actor_role: text,
  target_kind: text,
  target_name: text,
  target_email: text,
  device: text,
  previous_hash: hex,
  hash: hex,
  key_id: z.nullable(hex),
  mac: z.nullable(hex),
});

function rowOf(line: string): ChainRow {
  const row = z.parse(archivedRow, JSON.parse(line));
  return {
    ...row,
    seq: String(row.seq),
    at: microsecondsOf(row.at),
    previous_hash: Buffer.from(row.previous_hash, 'hex'),
    hash: Buffer.from(row.hash, 'hex'),
  };
}

/** Microseconds since 1970 as ISO 8601 with six decimals. */
export function timeOf(microseconds: string): string {
  const ms = Math.floor(Number(microseconds) / 1_000);
  return new Date(ms).toISOString().replace('Z', `${String(Number(microseconds) - ms * 1_000).padStart(3, '0')}Z`);
}

const microsecondsOf = (time: string) =>
  String(Date.parse(`${time.slice(0, 23)}Z`) * 1_000 + Number(time.slice(23, 26)));

/** Writes the file whole or not at all, and waits for the disk. Returns its SHA-256. The same rows give the same file. */
export async function writeArchive(path: string, batches: AsyncIterable<ChainRow[]>): Promise<Buffer> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${process.pid}.part`;
  const sum = createHash('sha256');
  const file = await open(temporary, 'w', 0o600);
  try {
    for await (const rows of batches) {
      const lines = rows.map((row) => `${lineOf(row)}\n`).join('');
      sum.update(lines);
      await file.write(lines);
    }
    await file.sync();
    await file.close();
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(temporary, { force: true });
    throw error;
  }
  await rename(temporary, path);
  const folder = await open(dirname(path), 'r');
  await folder.sync().finally(() => folder.close());
  return sum.digest();
}

/** Null if there is no such file. */
export async function hashOfArchive(folder: string, name: string): Promise<Buffer | null> {
  const sum = createHash('sha256');
  try {
    for await (const chunk of createReadStream(join(folder, name))) sum.update(chunk as Buffer);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return sum.digest();
}

/** Only lines that hold one of `hints`, if there are any. Throws at a line that is no row. */
export async function* readArchive(
  folder: string,
  name: string,
  hints: readonly string[] = [],
): AsyncGenerator<ChainRow> {
  const input = createReadStream(join(folder, name));
  try {
    for await (const line of createInterface({ input }))
      if (hints.length === 0 || hints.some((hint) => line.includes(hint))) yield rowOf(line);
  } finally {
    input.destroy();
  }
}
