import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { AnySql, Sql } from '@rxweb/platform/sql/sql';

/** Seals rows of the audit log with a key outside the database. */
export interface SealKey {
  /** In hex. */
  id: string;
  /** Of a row's number and hash, both in the log; in hex. */
  macOf(seq: number, hash: Buffer): string;
}

/** From any lasting secret of the installation. */
export function createSealKey(secret: string): SealKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'audit seals', 32));
  return {
    id: createHash('sha256').update(key).digest('hex').slice(0, 16),
    macOf: (seq, hash) => createHmac('sha256', key).update(`${seq} `).update(hash).digest('hex'),
  };
}

const batchRows = 1_000;

/** Seals what was written since the last seal, so a row is open to change for a few seconds only. */
export async function sealNewRows(sql: AnySql, key: SealKey): Promise<void> {
  for (;;) {
    const rows = await sql<{ seq: string; hash: Buffer }[]>`
      select seq, hash from app.audit_log where seq > (select coalesce(max(seq), 0) from app.audit_seals)
      order by seq limit ${batchRows}`;
    const seals = rows.map(({ seq, hash }) => ({ seq, mac: key.macOf(Number(seq), hash) }));
    await sql`
      insert into app.audit_seals (seq, key_id, mac)
      select s.seq, decode(${key.id}, 'hex'), decode(s.mac, 'hex')
      from jsonb_to_recordset(${JSON.stringify(seals)}::text::jsonb) as s(seq bigint, mac text)
      on conflict do nothing`;
    if (rows.length < batchRows) return;
  }
}

export interface SignedHead {
  seq: number;
  hash: string;
  /** The id of the key. */
  key: string;
  mac: string;
}

/** The newest row's number and hash with their seal, to be kept where the database's owner can't change it. */
export async function signHead(sql: Sql, key: SealKey): Promise<SignedHead> {
  const [head] = await sql<[{ seq: string; hash: Buffer }]>`select seq, hash from app.audit_head`;
  const seq = Number(head.seq);
  return { seq, hash: head.hash.toString('hex'), key: key.id, mac: key.macOf(seq, head.hash) };
}
