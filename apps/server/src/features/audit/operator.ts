import type { Sql } from '@rxweb/platform/sql/sql';
import { checkHeads, type HeadsReport } from './heads/check-heads.ts';
import type { KeptHead } from './heads/head-file.ts';
import { createSealKey } from './seals.ts';
import { type ChainReport, verifyChain } from './verify-chain.ts';

export { runArchive } from './archive/run-archive.ts';
export type { ArchiveDoor } from './archive/search-archive.ts';
export { headFileIn, type KeptHead, readHeads } from './heads/head-file.ts';
export { findWhoSaw, readDeeds } from './reports.ts';
export { createSealKey, sealNewRows } from './seals.ts';
export { verifyChain } from './verify-chain.ts';

interface VerifyOrder {
  /** The service key. */
  secret: string;
  /** Null if none were written down yet. */
  heads: readonly KeptHead[] | null;
  archiveDir: string | null;
}

/** Checks each row, and that the log still has every head that was written down. Returns lines for the operator. */
export async function verifyLog(sql: Sql, { secret, heads, archiveDir }: VerifyOrder) {
  const key = createSealKey(secret);
  const report = await verifyChain(sql, key, { wanted: new Set(heads?.map(({ seq }) => seq)), archiveDir });
  const found = heads && checkHeads(heads, key, report.hashes);
  return {
    isIntact: report.brokenAt === null && !found?.missing && !found?.forged,
    lines: [...chainLines(report), ...(found ? headLines(found) : [noHeads])],
  };
}

const countOf = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

function chainLines({ rows, brokenAt, head, otherKey }: ChainReport): string[] {
  if (brokenAt !== null) return [`The audit log isn’t intact from row ${brokenAt} on (${countOf(rows, 'row')}).`];
  const intact = rows === 1 ? '1 row is intact' : `all ${rows} rows are intact`;
  const others = `${countOf(otherKey, 'row')} sealed with another key: only their hashes were checked.`;
  return [`Verified: ${intact}. Head: ${head}`, ...(otherKey > 0 ? [others] : [])];
}

function headLines({ matching, missing, forged, otherKey }: HeadsReport): string[] {
  const lines = [`The log has ${matching === 1 ? '1 kept head' : `${matching} kept heads`}.`];
  if (missing)
    lines.push(
      `The head of ${missing.at} (row ${missing.seq}) isn’t in the log: the log was rewritten, or rows are gone.`,
    );
  if (forged) lines.push(`The head of ${forged.at} (row ${forged.seq}) has a wrong signature: the file was changed.`);
  if (otherKey > 0) lines.push(`${countOf(otherKey, 'head')} signed with another key: only the hashes were compared.`);
  return lines;
}

const noHeads = 'No kept heads to compare with yet: the server writes one beside the backups each hour.';
