import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoreInfo } from '@rxweb/contracts/store';
import { ConfigError } from '../../config-error.ts';
import { type KnowledgePage, parseKnowledgePage } from './knowledge-page.ts';

/** Reads `en/*.md` of the knowledge folder, by file name. Throws a {@link ConfigError} that names the file at fault. */
export async function readKnowledge(knowledgeDir: string, store: StoreInfo): Promise<KnowledgePage[]> {
  const dir = join(knowledgeDir, 'en');
  const names = await readdir(dir).catch(() => {
    throw new ConfigError(`KNOWLEDGE_DIR ${dir} cannot be read`);
  });
  const files = names
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => join(dir, name));
  const pages = await Promise.all(
    files.map(async (file) => ({ file, page: parseKnowledgePage(file, await readFile(file, 'utf8'), store) })),
  );
  const fileOf = new Map<string, string>();
  for (const { file, page } of pages) {
    const other = fileOf.get(page.id);
    if (other) throw new ConfigError(`KNOWLEDGE_DIR ${file}: id: ${page.id} is also the id of ${other}`);
    fileOf.set(page.id, file);
  }
  return pages.map(({ page }) => page);
}
