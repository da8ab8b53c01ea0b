import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { readArchived } from './archive/archived-chain.ts';
import { type ChainRow, faultOf, faultOfSeal, firstLink, type Link, selectChain } from './chain.ts';
import type { SealKey } from './seals.ts';

export interface ChainReport {
  rows: number;
  /** Null if all are intact. */
  brokenAt: number | null;
  /** The newest row's hash in hex. A written copy can later prove that no earlier row was replaced. */
  head: string;
  /** Rows with a seal of another key, which can't be checked. */
  otherKey: number;
  /** The hashes of the rows asked for, in hex. */
  hashes: Map<number, string>;
}

interface VerifyOptions {
  /** Numbers of rows whose hashes the report should have. */
  wanted?: ReadonlySet<number>;
  /** Of archived rows; null: this machine has none. */
  archiveDir?: string | null;
}

/** Larger batches would delay others. */
const batchRows = 200;

/**
 * Follows the chain through the archive into the table. Recomputes hashes here, since database functions can be changed, and compares seals;
 * without a key only hashes. Uses a snapshot, so writers don't wait.
 */
export async function verifyChain(
  sql: Sql,
  key: SealKey | null = null,
  { wanted = new Set<number>(), archiveDir = null }: VerifyOptions = {},
): Promise<ChainReport> {
  return inTransaction(sql, async (tx) => {
    await tx`set transaction isolation level repeatable read, read only`;
    const [head] = await tx<{ seq: string; hash: Buffer }[]>`select seq, hash from app.audit_head`;
    const [sealed] = await tx<[{ to: number }]>`select coalesce(max(seq), 0)::float8 as to from app.audit_seals`;
    let rows = 0;
    let otherKey = 0;
    const hashes = new Map<number, string>();
    let last: Link = firstLink;
    let brokenAt: number | null = null;
    const batches = tx<ChainRow[]>`${selectChain(tx)} order by l.seq`.cursor(batchRows);
    const check = (row: ChainRow, sealedTo: number) => {
      rows += 1;
      brokenAt ??= faultOf(row, last) ?? (key && faultOfSeal(row, key, sealedTo));
      if (key && row.key_id !== null && row.key_id !== key.id) otherKey += 1;
      last = { seq: Number(row.seq), hash: row.hash };
      if (wanted.has(last.seq)) hashes.set(last.seq, row.hash.toString('hex'));
    };
    for await (const part of readArchived(tx, archiveDir)) {
      if ('row' in part) check(part.row, Number.POSITIVE_INFINITY);
      else if ('expired' in part) last = part.expired;
      else brokenAt ??= part.brokenAt;
    }
    for await (const batch of batches) for (const row of batch) check(row, sealed.to);
    brokenAt ??= faultOfHead(head ? { seq: Number(head.seq), hash: head.hash } : null, last);
    return { rows, brokenAt, head: last.hash.toString('hex'), otherKey, hashes };
  });
}

/** The head is stored separately to detect missing rows at the end. */
function faultOfHead(head: Link | null, last: Link): number | null {
  if (!head || head.seq > last.seq) return last.seq + 1;
  if (head.seq < last.seq) return head.seq + 1;
  return head.hash.equals(last.hash) ? null : last.seq;
}
