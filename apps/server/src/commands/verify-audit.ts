import { resolve } from 'node:path';
import { readServiceRoleKey } from '@rxweb/backend';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { checkHeads, type HeadsReport } from '../features/audit/heads/check-heads.ts';
import { headFileIn, type KeptHead, readHeads } from '../features/audit/heads/head-file.ts';
import { createSealKey } from '../features/audit/seals.ts';
import { type ChainReport, verifyChain } from '../features/audit/verify-chain.ts';
import { keyOf } from '../features/backup/key-of.ts';
import type { CommandIo, WithDatabase } from './command.ts';

const exitCodes = { intact: 0, broken: 1 } as const;

/** Where heads come from that the log is compared with. */
export type Witness = { heads: string } | { backup: string } | null;

/** `--heads FILE` or `--backup FILE`; null for neither, undefined for anything else. */
export function readWitness([flag, value, ...more]: readonly string[]): Witness | undefined {
  if (flag === undefined) return null;
  if (!value || more.length > 0) return undefined;
  if (flag === '--heads') return { heads: resolve(value) };
  return flag === '--backup' ? { backup: resolve(value) } : undefined;
}

/**
 * Checks each row, and that the log still has every head that was kept beside the backups, in a copy of that file, or in a backup. Returns
 * the exit code: 1 if something was changed or is gone.
 */
export async function verifyAuditLog(
  config: Config,
  witness: Witness,
  io: CommandIo,
  withDatabase: WithDatabase,
): Promise<number> {
  const { report, found } = await withDatabase(config, async (sql) => {
    const key = createSealKey(config.supabase?.serviceRoleKey ?? (await readServiceRoleKey(config.dataDir)));
    const heads = await readWitnessHeads(config, witness);
    const report = await verifyChain(sql, key, {
      wanted: new Set(heads?.map(({ seq }) => seq)),
      archiveDir: config.audit.archiveDir,
    });
    return { report, found: heads && checkHeads(heads, key, report.hashes) };
  });
  const lines = [...chainLines(report), ...(found ? headLines(found) : [noHeads])];
  io.stdout.write(`${lines.join('\n')}\n`);
  const isIntact = report.brokenAt === null && !found?.missing && !found?.forged;
  return isIntact ? exitCodes.intact : exitCodes.broken;
}

/** Null if none were written down yet. */
async function readWitnessHeads(config: Config, witness: Witness): Promise<KeptHead[] | null> {
  if (witness && 'backup' in witness) return [await readHeadOfBackup(config, witness.backup)];
  const path = witness ? witness.heads : headFileIn(config.backup.folder);
  const heads = await readHeads(path);
  if (!heads && witness) throw new ConfigError(`There is no file ${path}`);
  return heads;
}

/** It has no signature of its own: the whole backup is encrypted and checked. */
async function readHeadOfBackup({ backup }: Config, path: string): Promise<KeptHead> {
  // Encryption and archives are large modules.
  const { readBackedUpRows } = await import('@rxweb/backend/backup');
  const table = { schema: 'app', name: 'audit_head' };
  const { manifest, rows } = await readBackedUpRows(path, await keyOf(backup, false), table);
  const { seq = '0', hash = '' } = rows[0] ?? {};
  return { at: manifest.createdAt, seq: Number(seq), hash: hash.replace(/^\\+x/, ''), key: '', mac: '' };
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
      `The head of ${missing.at} (row ${missing.seq}) isn’t in the log: it was written anew, or rows are gone.`,
    );
  if (forged) lines.push(`The head of ${forged.at} (row ${forged.seq}) has a wrong signature: the file was changed.`);
  if (otherKey > 0) lines.push(`${countOf(otherKey, 'head')} signed with another key: only the hashes were compared.`);
  return lines;
}

const noHeads = 'No kept heads to compare with yet: the server writes one beside the backups each hour.';
