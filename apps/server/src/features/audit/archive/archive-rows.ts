import { join } from 'node:path';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { type ChainRow, faultOf, firstLink, type Link, selectChain } from '../chain.ts';
import { archiveName, hashOfArchive, writeArchive } from './archive-file.ts';

export interface ArchiveDeps {
  sql: Sql;
  /** Created if missing. */
  folder: string;
  liveDays: number;
  now(): Date;
}

export interface ArchivedRun {
  name: string;
  rows: number;
}

/** Changed or missing rows stay in the table. */
export class ChainBroken extends Error {
  override name = 'ChainBroken';
}

/**
 * Moves whole months (UTC) past the live period to files. Rows leave the table in the transaction that records their file, after it was
 * read back. Throws {@link ChainBroken}.
 */
export async function archiveOldRows(deps: ArchiveDeps, signal?: AbortSignal): Promise<ArchivedRun[]> {
  const moved: ArchivedRun[] = [];
  while (!signal?.aborted) {
    const run = await nextRun(deps);
    if (!run) break;
    moved.push(await archiveRun(deps, run));
  }
  return moved;
}

interface Run {
  first: Pick<ChainRow, 'seq' | 'at'>;
  lastSeq: number;
}

/** The rows of the oldest month, if it ended before the live period; null if it didn't. */
async function nextRun({ sql, liveDays, now }: ArchiveDeps): Promise<Run | null> {
  const [row] = await sql<{ seq: string; at: string; ended: boolean; last: string }[]>`
    with oldest as (select seq, at, (date_trunc('month', at at time zone 'utc') + interval '1 month') at time zone 'utc' as ends
      from app.audit_log order by seq limit 1)
    select seq, (extract(epoch from at) * 1000000)::bigint as at, ends <= ${now()}::timestamptz - ${liveDays} * interval '1 day' as ended,
      coalesce((select min(l.seq) from app.audit_log l where l.at >= ends) - 1, (select max(l.seq) from app.audit_log l)) as last
    from oldest`;
  return row?.ended ? { first: row, lastSeq: Number(row.last) } : null;
}

async function archiveRun({ sql, folder }: ArchiveDeps, { first, lastSeq }: Run): Promise<ArchivedRun> {
  const name = archiveName(first, lastSeq);
  const before = await lastArchived(sql);
  const { batches, last } = readRun(sql, before, lastSeq);
  const sha256 = await writeArchive(join(folder, name), batches);
  if (!(await hashOfArchive(folder, name))?.equals(sha256)) throw new Error(`${name} was not written correctly`);
  const firstSeq = Number(first.seq);
  await inTransaction(sql, async (tx) => {
    await tx`
      insert into app.audit_archives (name, first_seq, last_seq, until, previous_hash, last_hash, sha256)
      select ${name}, ${firstSeq}, ${lastSeq}, at, ${before.hash}, ${last().hash}, ${sha256} from app.audit_log where seq = ${lastSeq}`;
    await tx`delete from app.audit_seals where seq between ${firstSeq} and ${lastSeq}`;
    await tx`delete from app.audit_log where seq between ${firstSeq} and ${lastSeq}`;
    const detail = `rows ${firstSeq} to ${lastSeq}`;
    await writeAuditEntries(tx, [{ action: 'audit_archived', actorId: null, target: name, detail }]);
  });
  return { name, rows: lastSeq - firstSeq + 1 };
}

async function lastArchived(sql: Sql): Promise<Link> {
  const [row] = await sql<{ seq: string; hash: Buffer }[]>`
    select last_seq as seq, last_hash as hash from app.audit_archives order by last_seq desc limit 1`;
  return row ? { seq: Number(row.seq), hash: row.hash } : firstLink;
}

const batchRows = 500;

/** In batches by number, so a slow disk holds no connection. Throws at the first row that doesn't follow. */
function readRun(sql: Sql, before: Link, lastSeq: number) {
  let last = before;
  async function* batches(): AsyncGenerator<ChainRow[]> {
    while (last.seq < lastSeq) {
      const rows = await sql<ChainRow[]>`
        ${selectChain(sql)} where l.seq > ${last.seq} and l.seq <= ${lastSeq} order by l.seq limit ${batchRows}`;
      if (rows.length === 0) throw new ChainBroken(`row ${last.seq + 1} of the audit log is missing`);
      for (const row of rows) {
        const fault = faultOf(row, last);
        if (fault !== null) throw new ChainBroken(`the audit log isn’t intact from row ${fault} on`);
        if (row.mac === null) throw new ChainBroken(`row ${row.seq} of the audit log has no seal yet`);
        last = { seq: Number(row.seq), hash: row.hash };
      }
      yield rows;
    }
  }
  return { batches: batches(), last: () => last };
}
