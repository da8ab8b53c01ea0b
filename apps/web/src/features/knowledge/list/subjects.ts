import type { ListedPage } from '@rxweb/contracts/knowledge';
import type { Language } from '@rxweb/contracts/shared/language';

/** A page in all its languages; title and link are those of the reader's language if there are any. */
export interface Subject extends Omit<ListedPage, 'savedAt' | 'isOld'> {
  languages: readonly Language[];
  titles: readonly string[];
  oldLanguages: readonly Language[];
}

/** Keeps the order of the list. The date and the draft mark are those of the language that needs a look first. */
export function gatherSubjects(pages: readonly ListedPage[], reader: Language): Subject[] {
  const byId = Map.groupBy(pages, ({ id }) => id);
  return [...byId.values()].flatMap((versions) => {
    const shown = versions.find(({ language }) => language === reader) ?? versions[0];
    if (!shown) return [];
    const [oldest = shown.reviewed] = versions.map(({ reviewed }) => reviewed).sort();
    return {
      ...shown,
      reviewed: oldest,
      isPublished: versions.some(({ isPublished }) => isPublished),
      hasDraft: versions.some(({ hasDraft }) => hasDraft),
      languages: versions.map(({ language }) => language).sort(),
      titles: versions.map(({ title }) => title),
      oldLanguages: versions.filter(({ isOld }) => isOld).map(({ language }) => language),
    };
  });
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** By title in any language, or id; accents don't matter. */
export function matches({ id, titles }: Subject, search: string): boolean {
  const wanted = plain(search.trim());
  return [id, ...titles].some((text) => plain(text).includes(wanted));
}
