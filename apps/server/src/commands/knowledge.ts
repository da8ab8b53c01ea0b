import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { languages } from '@rxweb/contracts/shared/language';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { readPageSources } from '../adapters/local-assistant/read-knowledge.ts';
import { writePageFile } from '../adapters/local-assistant/write-page-file.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { writeAuditEntries } from '../kernel/audit/audit-log.ts';
import {
  insertPages,
  type NewPageVersion,
  nextKnowledgeVersion,
  readPublished,
  type StoredPage,
} from '../kernel/knowledge/knowledge.repository.ts';
import type { CommandIo, WithDatabase } from './command.ts';

const usage = `Usage: npm run -s rx -- knowledge export DIR
       npm run -s rx -- knowledge import DIR [--yes]

  export  writes the published pages to a new folder, as KNOWLEDGE_DIR has them: en/*.md and es/*.md
  import  makes the pages of a folder the published ones: adds and changes pages, and takes away those that the folder doesn't have.
          Prints what would change; --yes does it. Every earlier version stays and can come back.
  RxWeb may be running: it follows within two seconds.
`;

const exitCodes = { done: 0, usage: 64 } as const;

/** Returns the exit code. Throws a `ConfigError` for a folder that can't be read or written, or holds an invalid page. */
export async function runKnowledge(
  words: readonly string[],
  config: Config,
  io: CommandIo,
  withDatabase: WithDatabase,
): Promise<number> {
  const [name, dir, flag, ...rest] = words;
  const isRight = dir !== undefined && rest.length === 0 && (flag === undefined || flag === '--yes');
  if (!isRight || (name !== 'export' && name !== 'import') || (name === 'export' && flag)) {
    io.stderr.write(usage);
    return exitCodes.usage;
  }
  if (name === 'export') await exportPages(resolve(dir), config, io, withDatabase);
  else await importPages(resolve(dir), flag === '--yes', config, io, withDatabase);
  return exitCodes.done;
}

async function exportPages(dir: string, config: Config, io: CommandIo, withDatabase: WithDatabase): Promise<void> {
  const pages = await withDatabase(config, readPublished);
  const inside = await readdir(dir).catch(() => []);
  if (inside.length > 0) throw new ConfigError(`${dir} isn’t empty`);
  for (const language of languages) await mkdir(join(dir, language), { recursive: true });
  for (const page of pages) await writeFile(join(dir, page.language, `${page.id}.md`), writePageFile(page));
  io.stdout.write(`${pages.length} pages written to ${dir}.\n`);
}

async function importPages(
  dir: string,
  isMeant: boolean,
  config: Config,
  io: CommandIo,
  withDatabase: WithDatabase,
): Promise<void> {
  const wanted = await readPageSources(dir);
  if (wanted.length === 0) throw new ConfigError(`${dir} has no pages`);
  const changes = await withDatabase(config, async (sql) => {
    const found = changesBetween(await readPublished(sql), wanted);
    if (isMeant && found.length > 0) await save(sql, found);
    return found;
  });
  for (const { id, language, page, isNew } of changes)
    io.stdout.write(`${page === null ? 'remove' : isNew ? 'add' : 'change'} ${language}/${id}\n`);
  if (changes.length === 0) io.stdout.write('The pages are already the same.\n');
  else io.stdout.write(isMeant ? `${changes.length} pages saved.\n` : 'Nothing is saved yet. Add --yes to save.\n');
}

type Change = NewPageVersion & { isNew: boolean };

function changesBetween(current: readonly StoredPage[], wanted: readonly StoredPage[]): Change[] {
  const keyOf = ({ id, language }: StoredPage) => `${language}/${id}`;
  const before = new Map(current.map((page) => [keyOf(page), page]));
  const after = new Set(wanted.map(keyOf));
  const of = { isDraft: false, origin: 'import' as const };
  const saved = wanted.flatMap(({ id, language, page }) => {
    const old = before.get(`${language}/${id}`);
    return old && isSame(old, { id, language, page }) ? [] : [{ id, language, page, isNew: !old, ...of }];
  });
  const gone = current.filter((page) => !after.has(keyOf(page)));
  return [...saved, ...gone.map(({ id, language }) => ({ id, language, page: null, isNew: false, ...of }))];
}

const isSame = (a: StoredPage, b: StoredPage) => writePageFile(a) === writePageFile(b);

async function save(sql: Sql, changes: readonly Change[]): Promise<void> {
  await inTransaction(sql, async (tx) => {
    await insertPages(tx, await nextKnowledgeVersion(tx), changes, null);
    const detail = `${changes.length} pages imported by ${userInfo().username}`;
    await writeAuditEntries(tx, [{ action: 'knowledge_changed', actorId: null, detail }]);
  });
}
