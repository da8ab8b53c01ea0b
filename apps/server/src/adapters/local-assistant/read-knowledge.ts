import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { ConfigError } from '../../config/config-error.ts';
import { type KnowledgePage, parseKnowledgePage } from './knowledge-page.ts';

/** Pages by language; translations share an id. */
export type KnowledgePages = Readonly<Record<Language, readonly KnowledgePage[]>>;

/**
 * Reads `en/*.md` and `es/*.md` of the knowledge folder, by file name; only English is required. Throws a {@link ConfigError} that names
 * the invalid file.
 */
export async function readKnowledge(knowledgeDir: string, store: StoreInfo): Promise<KnowledgePages> {
  const [en, es] = await Promise.all([readPages(knowledgeDir, 'en', store), readPages(knowledgeDir, 'es', store)]);
  return { en, es };
}

/** The files of the knowledge folder, by language and name. */
export async function listKnowledgeFiles(knowledgeDir: string, language: Language): Promise<string[]> {
  const dir = join(knowledgeDir, language);
  const names = await readdir(dir).catch(() => {
    if (language !== languages[0]) return [];
    throw new ConfigError(`KNOWLEDGE_DIR ${dir} cannot be read`);
  });
  return names
    .filter((name) => name.endsWith('.md') && !name.startsWith('.'))
    .sort()
    .map((name) => join(dir, name));
}

async function readPages(knowledgeDir: string, language: Language, store: StoreInfo): Promise<KnowledgePage[]> {
  const files = await listKnowledgeFiles(knowledgeDir, language);
  const pages = await Promise.all(
    files.map(async (file) => ({ file, page: parseKnowledgePage(file, await readText(file), store) })),
  );
  const fileOf = new Map<string, string>();
  for (const { file, page } of pages) {
    const other = fileOf.get(page.id);
    if (other) throw new ConfigError(`KNOWLEDGE_DIR ${file}: id: ${page.id} is also the id of ${other}`);
    fileOf.set(page.id, file);
  }
  return pages.map(({ page }) => page);
}

function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new ConfigError(`KNOWLEDGE_DIR ${file} cannot be read`);
  });
}
