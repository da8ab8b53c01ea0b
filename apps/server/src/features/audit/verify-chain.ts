import { createHash } from 'node:crypto';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { SealKey } from './seals.ts';

export interface ChainReport {
  rows: number;
  /** Null if all are intact. */
  brokenAt: number | null;
  /** The newest row's hash in hex. A written copy can later prove that no earlier row was replaced. */
  head: string;
  /** Rows with a seal of another key, which can't be checked. */
  otherKey: number;
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
  /** Null: a row from before identities were kept. */
  form: number | null;
  actor_name: string | null;
  actor_email: string | null;
  actor_role: string | null;
  target_kind: string | null;
  target_name: string | null;
  target_email: string | null;
  device: string | null;
  previous_hash: Buffer;
  hash: Buffer;
  key_id: string | null;
  mac: string | null;
}

/** Larger batches would delay others. */
const batchRows = 200;
const firstHash = createHash('sha256').digest();

/**
 * Recomputes each hash here, because an attacker could also change database functions, and compares the seals, which the database can't
 * make; without a key only the hashes. Uses a snapshot, so writers don't wait.
 */
export async function verifyChain(sql: Sql, key: SealKey | null = null): Promise<ChainReport> {
  return inTransaction(sql, async (tx) => {
    await tx`set transaction isolation level repeatable read, read only`;
    const [head] = await tx<{ seq: string; hash: Buffer }[]>`select seq, hash from app.audit_head`;
    const [sealed] = await tx<[{ to: number }]>`select coalesce(max(seq), 0)::float8 as to from app.audit_seals`;
    let rows = 0;
    let otherKey = 0;
    let last: Link = { seq: 0, hash: firstHash };
    let brokenAt: number | null = null;
    const batches = tx<Row[]>`
      select l.seq, (extract(epoch from at) * 1000000)::bigint as at, action, outcome, actor_id, target, detail, host(address) as address,
        form, actor_name, actor_email, actor_role, target_kind, target_name, target_email, device, previous_hash, hash,
        encode(s.key_id, 'hex') as key_id, encode(s.mac, 'hex') as mac
      from app.audit_log l left join app.audit_seals s on s.seq = l.seq order by l.seq`.cursor(batchRows);
    for await (const batch of batches) {
      rows += batch.length;
      for (const row of batch) {
        brokenAt ??= faultOf(row, last) ?? (key && faultOfSeal(row, key, sealed.to));
        if (key && row.key_id !== null && row.key_id !== key.id) otherKey += 1;
        last = { seq: Number(row.seq), hash: row.hash };
      }
    }
    brokenAt ??= faultOfHead(head ? { seq: Number(head.seq), hash: head.hash } : null, last);
    return { rows, brokenAt, head: last.hash.toString('hex'), otherKey };
  });
}

interface Link {
  seq: number;
  hash: Buffer;
}

function faultOf(row: Row, last: Link): number | null {
  const seq = Number(row.seq);
  if (seq !== last.seq + 1) return last.seq + 1;
  if (row.form === null && identityOf(row).some((value) => value !== null)) return seq;
  return row.previous_hash.equals(last.hash) && row.hash.equals(hashOf(row)) ? null : seq;
}

/** A row below a sealed one has a seal too. */
function faultOfSeal({ seq, hash, key_id, mac }: Row, key: SealKey, sealedTo: number): number | null {
  const number = Number(seq);
  if (mac === null) return number <= sealedTo ? number : null;
  return key_id !== key.id || mac === key.macOf(number, hash) ? null : number;
}

/** The head is stored separately to detect missing rows at the end. */
function faultOfHead(head: Link | null, last: Link): number | null {
  if (!head || head.seq > last.seq) return last.seq + 1;
  if (head.seq < last.seq) return head.seq + 1;
  return head.hash.equals(last.hash) ? null : last.seq;
}

/** Same as app.audit_hash, in PostgreSQL's jsonb format. */
function hashOf(row: Row): Buffer {
  const { seq, at, action, outcome, actor_id, target, detail, address, form } = row;
  const added = form === null ? [] : [form, ...identityOf(row)];
  const texts = [action, outcome, actor_id, target, detail, address, ...added].map((value) => JSON.stringify(value));
  return createHash('sha256')
    .update(row.previous_hash)
    .update(`[${[seq, at, ...texts].join(', ')}]`)
    .digest();
}

function identityOf(row: Row): (string | null)[] {
  const { actor_name, actor_email, actor_role, target_kind, target_name, target_email, device } = row;
  return [actor_name, actor_email, actor_role, target_kind, target_name, target_email, device];
}
