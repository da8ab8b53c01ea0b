import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import {
  insertPages,
  nextKnowledgeVersion,
  readKnowledgeVersion,
  readPublished,
  type StoredPage,
} from './knowledge.repository.ts';

/** The assistant's published pages. They change while the program runs. */
export interface LiveKnowledge {
  readonly pages: readonly StoredPage[];
  /** How often the knowledge was saved; 0 while the files decide. */
  readonly version: number;
  /** `KNOWLEDGE_DIR` is set: the files decide, nothing can be saved. */
  readonly isReadOnly: boolean;
  /** Applies newer pages; false if there are none. */
  refresh(): Promise<boolean>;
}

/** The files decide. */
export function knowledgeOfFiles(pages: () => readonly StoredPage[]): LiveKnowledge {
  return {
    get pages() {
      return pages();
    },
    version: 0,
    isReadOnly: true,
    refresh: async () => false,
  };
}

/** The database decides; at the very first start it gets the pages of the files. `onChange` runs when published pages changed. */
export async function openKnowledge(
  sql: Sql,
  ofFiles: readonly StoredPage[],
  onChange: (pages: readonly StoredPage[]) => Promise<unknown>,
): Promise<LiveKnowledge> {
  let version = (await readKnowledgeVersion(sql)) || (await seed(sql, ofFiles));
  let pages = await readPublished(sql);
  if (!areSame(pages, ofFiles)) await onChange(pages);
  return {
    get pages() {
      return pages;
    },
    get version() {
      return version;
    },
    isReadOnly: false,
    async refresh() {
      const newest = await readKnowledgeVersion(sql);
      if (newest <= version) return false;
      const found = await readPublished(sql);
      const isChanged = !areSame(found, pages);
      [version, pages] = [newest, found];
      if (isChanged) await onChange(found);
      return isChanged;
    },
  };
}

/** Of several servers that start at once, one seeds. */
async function seed(sql: Sql, pages: readonly StoredPage[]): Promise<number> {
  return inTransaction(sql, async (tx) => {
    const version = await nextKnowledgeVersion(tx);
    if (version === 1) {
      const rows = pages.map((page) => ({ ...page, isDraft: false, origin: 'seed' as const }));
      await insertPages(tx, version, rows, null);
    }
    return version;
  });
}

function areSame(a: readonly StoredPage[], b: readonly StoredPage[]): boolean {
  const textOf = (pages: readonly StoredPage[]) =>
    JSON.stringify(
      pages
        .map(({ id, language, page: { title, reviewed, questions, keywords, source, answer } }) => [
          ...[language, id, title, reviewed, questions, keywords, source, answer],
        ])
        .sort(([la, ia], [lb, ib]) => `${la} ${ia}`.localeCompare(`${lb} ${ib}`)),
    );
  return a.length === b.length && textOf(a) === textOf(b);
}
