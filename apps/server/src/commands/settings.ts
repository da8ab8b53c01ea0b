import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { type Settings, settings as settingsSchema } from '@rxweb/contracts/settings';
import { changesBetween } from '@rxweb/domain/settings/document-changes';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { writeAuditEntries } from '../kernel/audit/audit-log.ts';
import { insertSettings, readSettings, type SavedSettings } from '../kernel/settings/settings.repository.ts';
import type { CommandIo, WithDatabase } from './command.ts';

const usage = `Usage: npm run -s rx -- settings export [FILE]
       npm run -s rx -- settings import FILE [--yes]

  export  writes the settings in force as JSON to FILE, or prints them
  import  lists what the file would change; with --yes it saves the file as the newest version. The history keeps the version before.
  RxWeb may be running: its servers follow within two seconds. A store.json alone may be imported, too.
`;

const exitCodes = { done: 0, refused: 1, usage: 64 } as const;

/** Returns the exit code: 0 done, 1 refused, 64 wrong usage. */
export async function runSettings(
  words: readonly string[],
  config: Config,
  io: CommandIo,
  withDatabase: WithDatabase,
): Promise<number> {
  const [name, ...rest] = words;
  const files = rest.filter((word) => word !== '--yes');
  const [file] = files;
  const isSure = files.length < rest.length;
  if (name === 'export' && files.length < 2 && !isSure) return exportSettings(config, file, io, withDatabase);
  if (name === 'import' && file !== undefined && files.length === 1 && rest.length < 3)
    return importSettings({ config, file, isSure }, io, withDatabase);
  io.stderr.write(usage);
  return exitCodes.usage;
}

/** As the file holds it. Key order is the schema's, so the same settings are the same bytes. */
const textOf = (settings: Settings) => `${JSON.stringify(z.parse(settingsSchema, settings), null, 2)}\n`;

async function exportSettings(config: Config, file: string | undefined, io: CommandIo, withDatabase: WithDatabase) {
  requireDatabaseDecides(config);
  const text = textOf((await withDatabase(config, readOrRefuse)).settings);
  if (file === undefined) io.stdout.write(text);
  else {
    await writeFile(file, text);
    io.stdout.write(`The settings are in ${file}.\n`);
  }
  return exitCodes.done;
}

interface Import {
  config: Config;
  file: string;
  /** Save; otherwise only say what would change. */
  isSure: boolean;
}

async function importSettings({ config, file, isSure }: Import, io: CommandIo, withDatabase: WithDatabase) {
  requireDatabaseDecides(config);
  const read = await readDocument(file);
  if ('faults' in read) {
    io.stderr.write(`${file} was not imported:\n${read.faults.map((fault) => `  ${fault}\n`).join('')}`);
    return exitCodes.refused;
  }
  const { settings } = read;
  return withDatabase(config, async (sql) => {
    const before = await readOrRefuse(sql);
    const changes = changesBetween(before.settings, settings).map(({ path }) => path);
    if (changes.length === 0) {
      io.stdout.write('The settings are the same already. Nothing was saved.\n');
      return exitCodes.done;
    }
    for (const path of changes) io.stdout.write(`${path}\n`);
    if (!isSure) {
      io.stdout.write('Nothing was saved. Add --yes to save these changes.\n');
      return exitCodes.refused;
    }
    const version = await save(sql, before, settings, changes);
    if (version === null) {
      io.stderr.write('Someone saved other settings at the same moment. Look at them, then import again.\n');
      return exitCodes.refused;
    }
    io.stdout.write(`Saved as version ${version}.\n`);
    return exitCodes.done;
  });
}

function save(sql: Sql, before: SavedSettings, settings: Settings, changes: readonly string[]): Promise<number | null> {
  return inTransaction(sql, async (tx) => {
    const version = await insertSettings(tx, before.version, { settings, origin: 'import', savedBy: null });
    if (version === null) return null;
    const detail = `imported by ${userInfo().username}: ${changes.join(', ')}`.slice(0, 300);
    await writeAuditEntries(tx, [{ action: 'settings_changed', actorId: null, target: String(version), detail }]);
    return version;
  });
}

function requireDatabaseDecides({ filesDecide }: Config): void {
  if (filesDecide.store)
    throw new ConfigError('STORE_FILE is set, so that file holds the settings. Unset it to use the database’s.');
}

async function readOrRefuse(sql: Sql): Promise<SavedSettings> {
  const saved = await readSettings(sql);
  if (!saved) throw new ConfigError('There are no settings yet: start RxWeb once, which reads them from store.json.');
  return saved;
}

/** With each fault as `store.phone: a phone number as +15555550100`. */
async function readDocument(file: string): Promise<{ settings: Settings } | { faults: string[] }> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { faults: ['The file can’t be read.'] };
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    return { faults: [`It isn’t JSON: ${error instanceof Error ? error.message : String(error)}`] };
  }
  const isStoreAlone = typeof document === 'object' && document !== null && 'hours' in document;
  const parsed = z.safeParse(settingsSchema, isStoreAlone ? { store: document } : document);
  if (parsed.success) return { settings: parsed.data };
  return { faults: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`) };
}
