import type { SealKey } from '../seals.ts';
import type { KeptHead } from './head-file.ts';

export interface HeadsReport {
  /** Heads that the log still has. */
  matching: number;
  /** The first head that the log no longer has: rows were rewritten or removed. */
  missing: Pick<KeptHead, 'seq' | 'at'> | null;
  /** The first head that was not signed with our key, though it says so. */
  forged: Pick<KeptHead, 'seq' | 'at'> | null;
  /** Heads signed with another key, so that only their hashes were compared. */
  otherKey: number;
}

/** Compares heads that were written down with the log. `hashes` are those of the log's rows, in hex. */
export function checkHeads(
  heads: readonly KeptHead[],
  key: SealKey | null,
  hashes: ReadonlyMap<number, string>,
): HeadsReport {
  const report: HeadsReport = { matching: 0, missing: null, forged: null, otherKey: 0 };
  for (const { seq, hash, key: keyId, mac, at } of heads) {
    const isOurs = key !== null && keyId === key.id;
    if (!isOurs && keyId !== '') report.otherKey += 1;
    if (isOurs && key.macOf(seq, Buffer.from(hash, 'hex')) !== mac) report.forged ??= { seq, at };
    else if (seq === 0 || hashes.get(seq) === hash) report.matching += 1;
    else report.missing ??= { seq, at };
  }
  return report;
}
