import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { readServiceRoleKey } from '@rxweb/backend/keys';
import { type ArchiveGaps, type AuditEntry, auditActionLabels, type SeenBy } from '@rxweb/contracts/audit';
import { isUuid } from '@rxweb/contracts/shared/uuid';
import { parsePhoneNumber } from '@rxweb/domain/text/phone-number';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import {
  type ArchiveDoor,
  createSealKey,
  findWhoSaw,
  headFileIn,
  readDeeds,
  readHeads,
  runArchive,
  verifyLog,
} from '../features/audit/operator.ts';
import { writeAuditEntries } from '../kernel/audit/audit-log.ts';
import type { Subject } from '../kernel/feature/erase-rule.ts';
import type { CommandIo, WithDatabase } from './command.ts';

const usage = `Usage: npm run -s rx -- audit verify [--heads FILE | --backup FILE]
       npm run -s rx -- audit archive
       npm run -s rx -- audit seen --phone NUMBER | --case ID | --conversation ID
       npm run -s rx -- audit did EMAIL | ID

  verify  checks that no row was changed or removed since it was written, and that the log has every signed head that was kept
          beside the backups, in a copy of that file, or in a backup
  archive moves rows that are past AUDIT_LIVE_DAYS to readable files, as the server does each hour
  seen    lists who saw or changed the data kept about a person
  did     lists what an account did, also one that was renamed or deleted
  RxWeb may be running. The audit log records both lists, with the user of this machine.
`;

const exitCodes = { done: 0, notFound: 1, notIntact: 1, usage: 64 } as const;
const maxRows = 10_000;

/** Verifies, or prints one of the two lists, oldest first. Returns the exit code: 1 for an empty list. */
export async function runAudit(
  words: readonly string[],
  config: Config,
  io: CommandIo,
  withDatabase: WithDatabase,
): Promise<number> {
  const [name, ...rest] = words;
  const witness = name === 'verify' ? readWitness(rest) : undefined;
  if (witness !== undefined) return verify(config, witness, io, withDatabase);
  if (name === 'archive' && rest.length === 0) return archive(config, io, withDatabase);
  const subject = name === 'seen' ? readSubject(rest, config.sms.countryCodes) : null;
  const account = name === 'did' && rest.length === 1 ? (rest[0] ?? null) : null;
  if (!subject && !account) {
    io.stderr.write(usage);
    return exitCodes.usage;
  }
  const gaps: ArchiveGaps = { unreadable: [], searchedTo: null };
  const lines = await withDatabase(config, async (sql) => {
    const archive = { sql, folder: config.audit.archiveDir, key: createSealKey(await secretOf(config)) };
    return subject ? seen(archive, subject, gaps) : did(archive, account ?? '', gaps);
  });
  for (const name of new Set(gaps.unreadable))
    io.stderr.write(`${name} in the archive is missing or was changed: see audit verify.\n`);
  if (lines.length === 0) {
    io.stderr.write('The audit log has nothing about that.\n');
    return exitCodes.notFound;
  }
  io.stdout.write(`${lines.join('\n')}\n`);
  return exitCodes.done;
}

/** Where heads come from that the log is compared with. */
type Witness = { heads: string } | { backup: string } | null;

/** `--heads FILE` or `--backup FILE`; null for neither, undefined for anything else. */
function readWitness([flag, value, ...more]: readonly string[]): Witness | undefined {
  if (flag === undefined) return null;
  if (!value || more.length > 0) return undefined;
  if (flag === '--heads') return { heads: resolve(value) };
  return flag === '--backup' ? { backup: resolve(value) } : undefined;
}

/** Returns the exit code: 1 if something was changed or is gone. */
async function verify(config: Config, witness: Witness, io: CommandIo, withDatabase: WithDatabase): Promise<number> {
  const { lines, isIntact } = await withDatabase(config, async (sql) => {
    const secret = await secretOf(config);
    const heads = await readWitnessHeads(config, witness);
    return verifyLog(sql, { secret, heads, archiveDir: config.audit.archiveDir });
  });
  io.stdout.write(`${lines.join('\n')}\n`);
  return isIntact ? exitCodes.done : exitCodes.notIntact;
}

const secretOf = async ({ supabase, dataDir }: Config) => supabase?.serviceRoleKey ?? readServiceRoleKey(dataDir);

/** Null if none were written down yet. */
async function readWitnessHeads(config: Config, witness: Witness) {
  if (witness && 'backup' in witness) {
    // Encryption and archives are large modules.
    const { readHeadOfBackup } = await import('./backup.ts');
    return [await readHeadOfBackup(config, witness.backup)];
  }
  const path = witness ? witness.heads : headFileIn(config.backup.folder);
  const heads = await readHeads(path);
  if (!heads && witness) throw new ConfigError(`There is no file ${path}`);
  return heads;
}

async function archive(config: Config, io: CommandIo, withDatabase: WithDatabase): Promise<number> {
  const { archiveDir: folder, liveDays } = config.audit;
  if (folder === null)
    throw new ConfigError('AUDIT_ARCHIVE_DIR is not set: with a hosted Supabase, choose a folder that is kept');
  const now = () => new Date();
  const moved = await withDatabase(config, (sql) => runArchive({ sql, folder, liveDays, now }));
  for (const { name, rows } of moved) io.stdout.write(`${name}: ${rows} rows\n`);
  if (moved.length === 0) io.stdout.write('No whole month is past AUDIT_LIVE_DAYS.\n');
  return exitCodes.done;
}

function readSubject([flag, value = '', ...more]: readonly string[], countryCodes: readonly string[]): Subject | null {
  if (more.length > 0) return null;
  if (flag === '--phone') {
    const phone = parsePhoneNumber(value, countryCodes);
    return phone === null ? null : { phone };
  }
  if (!isUuid(value)) return null;
  if (flag === '--conversation') return { conversation: value };
  return flag === '--case' ? { shoeCase: value } : null;
}

async function seen(archive: ArchiveDoor, subject: Subject, missing: ArchiveGaps): Promise<string[]> {
  await noteRead(archive.sql, 'who saw a person');
  const { features } = await import('../program/features.ts');
  const finders = features.flatMap(({ auditTargets }) => auditTargets ?? []);
  const { people, entries, gaps } = await findWhoSaw(archive, finders, subject, { limit: maxRows });
  missing.unreadable.push(...gaps.unreadable);
  if (entries.length === 0) return [];
  return [...people.map(summaryOf), '', ...entries.toReversed().map(lineOf)];
}

async function did(archive: ArchiveDoor, account: string, missing: ArchiveGaps): Promise<string[]> {
  await noteRead(archive.sql, 'what an account did');
  const lines: string[] = [];
  for await (const batch of readDeeds(archive, account, missing)) lines.push(...batch.map(lineOf));
  return lines;
}

const noteRead = (sql: Sql, what: string) =>
  writeAuditEntries(sql, [{ action: 'audit_read', actorId: null, detail: `${what}, by ${userInfo().username}` }]);

const nameOf = ({ actor_id, actor_name, actor_email, actor_role }: Omit<SeenBy, 'times' | 'first' | 'last'>) => {
  const name = actor_name ?? actor_email ?? (actor_id === null ? 'not signed in' : `account ${actor_id}`);
  return actor_role === null ? name : `${name} (${actor_role})`;
};

const summaryOf = (person: SeenBy) =>
  `${nameOf(person)}: ${person.times === 1 ? 'once' : `${person.times} times`}, last ${person.last}`;

function lineOf(entry: AuditEntry): string {
  const { at, action, outcome, target_name, target_email, target, detail, address, archived } = entry;
  const what = outcome === 'ok' ? auditActionLabels[action] : `${auditActionLabels[action]} (refused)`;
  const parts = [at, nameOf(entry), what, target_name ?? target_email ?? target, detail, address];
  return [...parts.map((part) => part ?? '-'), ...(archived ? ['from the archive'] : [])].join('  ');
}
