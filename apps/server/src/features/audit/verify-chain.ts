import { createHash } from 'node:crypto';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';

export interface ChainReport {
  /** How many rows there are. */
  rows: number;
  /** The first row that is not as it was written, or is missing; null when all are. */
  brokenAt: number | null;
  /** The hash of the newest row, in hex. Whoever wrote it down can tell later that nothing before it was made anew. */
  head: string;
}

interface Row {
  seq: string;
  /** Microseconds since 1970. */
  at: string;
  action: string;
  outcome: string;
  actor_id: string | null;
  target: string | null;
  detail: string | null;
  address: string | null;
  previous_hash: Buffer;
  hash: Buffer;
}

/** Read and hashed in one go: more would hold others up. */
const batchRows = 200;
const firstHash = createHash('sha256').digest();

/**
 * Reads the whole log and computes each hash anew, here and not in the database, whose functions may have been changed by the same hands as
 * a row. Writers are not held up: it sees the log as it was when it began.
 */
export async function verifyChain(sql: Sql): Promise<ChainReport> {
  return inTransaction(sql, async (tx) => {
    await tx`set transaction isolation level repeatable read, read only`;
    const [head] = await tx<{ seq: string; hash: Buffer }[]>`select seq, hash from app.audit_head`;
    let rows = 0;
    let last: Link = { seq: 0, hash: firstHash };
    let brokenAt: number | null = null;
    const batches = tx<Row[]>`
      select seq, (extract(epoch from at) * 1000000)::bigint as at, action, outcome, actor_id, target, detail, host(address) as address,
        previous_hash, hash
      from app.audit_log order by seq`.cursor(batchRows);
    for await (const batch of batches) {
      rows += batch.length;
      for (const row of batch) {
        brokenAt ??= faultOf(row, last);
        last = { seq: Number(row.seq), hash: row.hash };
      }
    }
    brokenAt ??= faultOfHead(head ? { seq: Number(head.seq), hash: head.hash } : null, last);
    return { rows, brokenAt, head: last.hash.toString('hex') };
  });
}

interface Link {
  seq: number;
  hash: Buffer;
}

function faultOf(row: Row, last: Link): number | null {
  const seq = Number(row.seq);
  if (seq !== last.seq + 1) return last.seq + 1;
  return row.previous_hash.equals(last.hash) && row.hash.equals(hashOf(row)) ? null : seq;
}

/** The head is kept apart, so rows missing at the end are noticed. */
function faultOfHead(head: Link | null, last: Link): number | null {
  if (!head || head.seq > last.seq) return last.seq + 1;
  if (head.seq < last.seq) return head.seq + 1;
  return head.hash.equals(last.hash) ? null : last.seq;
}

/** As app.audit_hash makes it, in the spelling of PostgreSQL's jsonb. */
function hashOf(row: Row): Buffer {
  const { seq, at, action, outcome, actor_id, target, detail, address } = row;
  const texts = [action, outcome, actor_id, target, detail, address].map((value) => JSON.stringify(value));
  return createHash('sha256')
    .update(row.previous_hash)
    .update(`[${[seq, at, ...texts].join(', ')}]`)
    .digest();
}
