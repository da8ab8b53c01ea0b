import type { Source } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/language';
import type { KnowledgePage } from './knowledge-page.ts';
import { createKnowledgeSearch, type Found } from './knowledge-search.ts';
import type { KnowledgePages } from './read-knowledge.ts';

/** The pages of knowledge, ready to be asked. */
export interface Library {
  pages: KnowledgePages;
  /** The pages that are near to a question in either language, the best first, each with how well it fits. */
  find(question: string): Found[];
  /** A page in a language, or in the other one where it has not been written yet. */
  page(id: string, language: Language): { page: KnowledgePage; isOtherLanguage: boolean } | null;
}

/** Puts the pages of all languages into one search, since people ask in either for what is written in one. */
export function createLibrary(pages: KnowledgePages): Library {
  const byId = {
    en: new Map(pages.en.map((page) => [page.id, page])),
    es: new Map(pages.es.map((page) => [page.id, page])),
  };
  return {
    pages,
    find: createKnowledgeSearch([...pages.en, ...pages.es]),
    page(id, language) {
      const own = byId[language].get(id);
      if (own) return { page: own, isOtherLanguage: false };
      const other = byId[language === 'en' ? 'es' : 'en'].get(id);
      return other ? { page: other, isOtherLanguage: true } : null;
    },
  };
}

export function sourceOf({ id, title, reviewed }: KnowledgePage): Source {
  return { id, title, lastChecked: reviewed };
}
