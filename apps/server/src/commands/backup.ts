import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type MadeBackup, makeBackup, readBackedUpRows, restoreBackup, verifyBackup } from '@rxweb/backend/backup';
import { BackupRefused } from '@rxweb/backend/backup-refused';
import { withDatabase } from '@rxweb/backend/with-database';
import { type Config, migrationsDir } from '../config/config.ts';
import { backUpBeforeUpgrade } from '../features/backup/before-upgrade.ts';
import { listBackups, removeOldBackups } from '../features/backup/kept-backups.ts';
import { keyOf } from '../features/backup/key-of.ts';
import { createLog } from '../kernel/log/describe-error.ts';
import type { CommandIo } from './command.ts';
import { createProgress, type ShowProgress } from './progress.ts';

const usage = `Usage: npm run -s rx -- backup [--to DIR]        makes a backup; RxWeb may be running
       npm run -s rx -- backup verify FILE     reads a backup and checks it against its checksums
       npm run -s rx -- backup drill [FILE]    restores the newest backup, or FILE, into a folder, then removes it
       npm run -s rx -- restore FILE [--replace]

  Stop RxWeb before you restore. --replace moves what DATA_DIR holds to DATA_DIR/before-restore-<time>; without it, a
  folder that holds data is refused. docs/operating.md explains how backups are encrypted and where to keep the key.
`;

const exitCodes = { done: 0, usage: 64 } as const;

/** Returns the exit code; throws {@link BackupRefused}. */
export async function runBackup(
  words: readonly string[],
  config: Config,
  io: CommandIo,
  now = new Date(),
): Promise<number> {
  if (config.supabase)
    throw new BackupRefused(
      'The data is with the Supabase at SUPABASE_URL: use its own backups and point-in-time recovery (docs/operating.md)',
    );
  const say = (line: string) => void io.stdout.write(`${line}\n`);
  const show = createProgress(io.stderr);
  const [first, second, ...rest] = words;
  if (rest.length === 0) {
    if (first === undefined) return make(config, config.backup.folder, now, { say, show });
    if (first === '--nightly' && second === undefined) return makeNightly(config, now, say);
    if (first === '--to' && second) return make(config, resolve(second), now, { say, show });
    if (first === 'verify' && second) return verify(config, resolve(second), { say, show });
    if (first === 'drill') return drill(config, second ? resolve(second) : null, now, { say, show });
  }
  io.stderr.write(usage);
  return exitCodes.usage;
}

export async function runRestore(
  words: readonly string[],
  config: Config,
  io: CommandIo,
  now = new Date(),
): Promise<number> {
  const replace = words.includes('--replace');
  const [file, ...rest] = words.filter((word) => word !== '--replace');
  if (!file || rest.length > 0) {
    io.stderr.write(usage);
    return exitCodes.usage;
  }
  const { dataDir } = config;
  const key = await keyOf(config.backup, false);
  const manifest = await restoreBackup({
    archive: resolve(file),
    key,
    dataDir,
    migrationsDir,
    replace,
    log: quiet(io),
    now,
    onProgress: createProgress(io.stderr),
  });
  io.stdout.write(
    `Restored the backup of ${manifest.createdAt} into ${dataDir}: ${contentOf(manifest)}. Start RxWeb.\n`,
  );
  return exitCodes.done;
}

type Say = (line: string) => void;
interface Telling {
  say: Say;
  show: ShowProgress;
}

async function make(config: Config, folder: string, now: Date, { say, show }: Telling): Promise<number> {
  const made = await makeInto(config, folder, now, show);
  say(`Made ${made.path}: ${contentOf(made.manifest)}, ${megabytes(made.bytes)} MB. Read back and verified.`);
  return exitCodes.done;
}

async function makeNightly(config: Config, now: Date, say: Say): Promise<number> {
  const { folder } = config.backup;
  const made = await makeInto(config, folder, now);
  const gone = await removeOldBackups(folder);
  say(`${megabytes(made.bytes)} MB, ${contentOf(made.manifest)}; removed ${gone.length} old`);
  return exitCodes.done;
}

async function makeInto(config: Config, folder: string, now: Date, show?: ShowProgress): Promise<MadeBackup> {
  const { dataDir } = config;
  const key = await keyOf(config.backup, true);
  const log = createLog('warn', process.stderr);
  const beforeUpgrade = backUpBeforeUpgrade(config.backup, log, config.audit.archiveDir);
  return withDatabase({ dataDir, migrationsDir, log, beforeUpgrade }, (sql) =>
    makeBackup({ sql, dataDir, folder, key, now, archiveDir: config.audit.archiveDir, onProgress: show }),
  );
}

async function verify(config: Config, path: string, { say, show }: Telling): Promise<number> {
  const manifest = await verifyBackup(path, await keyOf(config.backup, false), show);
  say(`Verified: the backup of ${manifest.createdAt}, ${contentOf(manifest)}.`);
  return exitCodes.done;
}

/** Next to the backups: patients' data must stay out of the system's temporary folder. */
async function drill(config: Config, path: string | null, now: Date, { say, show }: Telling): Promise<number> {
  const archive = path ?? (await listBackups(config.backup.folder))[0]?.path;
  if (!archive) throw new BackupRefused(`There is no backup in ${config.backup.folder}`);
  const key = await keyOf(config.backup, false);
  const folder = await mkdtemp(join(config.backup.folder, 'drill-'));
  const startedAt = performance.now();
  try {
    const dataDir = join(folder, 'data');
    const manifest = await restoreBackup({
      archive,
      key,
      dataDir,
      migrationsDir,
      log: createLog('warn', process.stderr),
      now,
      onProgress: show,
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    say(`Restored all of ${archive} in ${seconds} s: ${contentOf(manifest)}. The copy was removed.`);
    return exitCodes.done;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function contentOf({ tables, files }: MadeBackup['manifest']): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows in ${tables.length} tables, ${files.length} files`;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
const quiet = ({ stderr }: CommandIo) => createLog('warn', stderr);

/** The newest row of the audit log in a backup. It has no signature of its own: the whole backup is encrypted and checked. */
export async function readHeadOfBackup({ backup }: Config, path: string) {
  const table = { schema: 'app', name: 'audit_head' };
  const { manifest, rows } = await readBackedUpRows(path, await keyOf(backup, false), table);
  const { seq = '0', hash = '' } = rows[0] ?? {};
  return { at: manifest.createdAt, seq: Number(seq), hash: hash.replace(/^\\+x/, ''), key: '', mac: '' };
}
