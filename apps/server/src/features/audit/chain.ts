import { createHash } from 'node:crypto';
import type { AnySql } from '@rxweb/platform/sql/sql';
import type { SealKey } from './seals.ts';

/** A row of the log with its seal, as the database or an archive has it. */
export interface ChainRow {
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

export const firstLink: Link = { seq: 0, hash: createHash('sha256').digest() };

/** What {@link ChainRow} is read from. */
export const selectChain = (sql: AnySql) => sql`
  select l.seq, (extract(epoch from at) * 1000000)::bigint as at, action, outcome, actor_id, target, detail, host(address) as address,
    form, actor_name, actor_email, actor_role, target_kind, target_name, target_email, device, previous_hash, hash,
    encode(s.key_id, 'hex') as key_id, encode(s.mac, 'hex') as mac
  from app.audit_log l left join app.audit_seals s on s.seq = l.seq`;

/** The row before. */
export interface Link {
  seq: number;
  hash: Buffer;
}

/** The number of the row that is missing or changed; null if this one follows the last. */
export function faultOf(row: ChainRow, last: Link): number | null {
  const seq = Number(row.seq);
  if (seq !== last.seq + 1) return last.seq + 1;
  if (row.form === null && identityOf(row).some((value) => value !== null)) return seq;
  return row.previous_hash.equals(last.hash) && row.hash.equals(hashOf(row)) ? null : seq;
}

/** A row below a sealed one has a seal too. */
export function faultOfSeal({ seq, hash, key_id, mac }: ChainRow, key: SealKey, sealedTo: number): number | null {
  const number = Number(seq);
  if (mac === null) return number <= sealedTo ? number : null;
  return key_id !== key.id || mac === key.macOf(number, hash) ? null : number;
}

/** Whether a row is as written. `isVouched`: its file is, enough for rows of another key. */
export function isGenuine(row: ChainRow, key: SealKey | null, isVouched: boolean): boolean {
  const isOurs = key !== null && row.key_id === key.id;
  const isSealed = isOurs ? row.mac === key.macOf(Number(row.seq), row.hash) : isVouched;
  return isSealed && row.hash.equals(hashOf(row));
}

/** Same as app.audit_hash, in PostgreSQL's jsonb format. */
function hashOf(row: ChainRow): Buffer {
  const { seq, at, action, outcome, actor_id, target, detail, address, form } = row;
  const added = form === null ? [] : [form, ...identityOf(row)];
  const texts = [action, outcome, actor_id, target, detail, address, ...added].map((value) => JSON.stringify(value));
  return createHash('sha256')
    .update(row.previous_hash)
    .update(`[${[seq, at, ...texts].join(', ')}]`)
    .digest();
}

function identityOf(row: ChainRow): (string | null)[] {
  const { actor_name, actor_email, actor_role, target_kind, target_name, target_email, device } = row;
  return [actor_name, actor_email, actor_role, target_kind, target_name, target_email, device];
}
