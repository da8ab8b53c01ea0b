import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
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

/** Larger batches would delay others. */
const batchRows = 200;

/**
 * Recomputes each hash here, because an attacker could also change database functions, and compares the seals, which the database can't
 * make; without a key only the hashes. Uses a snapshot, so writers don't wait.
 */
export async function verifyChain(
  sql: Sql,
  key: SealKey | null = null,
  { wanted = new Set<number>() }: { wanted?: ReadonlySet<number> } = {},
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
    for await (const batch of batches) {
      rows += batch.length;
      for (const row of batch) {
        brokenAt ??= faultOf(row, last) ?? (key && faultOfSeal(row, key, sealed.to));
        if (key && row.key_id !== null && row.key_id !== key.id) otherKey += 1;
        last = { seq: Number(row.seq), hash: row.hash };
        if (wanted.has(last.seq)) hashes.set(last.seq, row.hash.toString('hex'));
      }
    }
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
