import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { ConfigError } from '../../config/config-error.ts';
import type { StoredPage } from '../../kernel/knowledge/knowledge.repository.ts';
import { fillPage, type KnowledgePage, parsePageSource } from './knowledge-page.ts';

/** Pages by language; translations share an id. */
export type KnowledgePages = Readonly<Record<Language, readonly KnowledgePage[]>>;

/**
 * Reads `en/*.md` and `es/*.md` of the knowledge folder, by file name; only English is required. Throws a {@link ConfigError} that names
 * the invalid file.
 */
export async function readKnowledge(knowledgeDir: string, store: StoreInfo): Promise<KnowledgePages> {
  return fillPages(await readPageSources(knowledgeDir), store);
}

/** As {@link readKnowledge}, with placeholders. */
export async function readPageSources(knowledgeDir: string): Promise<StoredPage[]> {
  return (await Promise.all(languages.map((language) => readPages(knowledgeDir, language)))).flat();
}

/** Pages as visitors read them, by language. */
export function fillPages(pages: readonly StoredPage[], store: StoreInfo): KnowledgePages {
  const inLanguage = (wanted: Language) =>
    pages.filter(({ language }) => language === wanted).map((page) => fillPage(page, store));
  return { en: inLanguage('en'), es: inLanguage('es') };
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

async function readPages(knowledgeDir: string, language: Language): Promise<StoredPage[]> {
  const files = await listKnowledgeFiles(knowledgeDir, language);
  const pages = await Promise.all(
    files.map(async (file) => ({ file, source: parsePageSource(file, await readText(file)) })),
  );
  const fileOf = new Map<string, string>();
  for (const { file, source } of pages) {
    const other = fileOf.get(source.id);
    if (other) throw new ConfigError(`KNOWLEDGE_DIR ${file}: id: ${source.id} is also the id of ${other}`);
    fileOf.set(source.id, file);
  }
  return pages.map(({ source }) => ({ ...source, language }));
}

function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new ConfigError(`KNOWLEDGE_DIR ${file} cannot be read`);
  });
}
