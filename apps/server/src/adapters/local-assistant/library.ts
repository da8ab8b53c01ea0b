import type { Source } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import { lazily } from '@rxweb/domain/text/lazy-value';
import { createIntentReader, type Example, type ReadIntent } from './intent-reader.ts';
import type { KnowledgePage } from './knowledge-page.ts';
import { createKnowledgeSearch, type Found } from './knowledge-search.ts';
import { factNames } from './read-asked.ts';
import type { KnowledgePages } from './read-knowledge.ts';

/** The pages of knowledge, ready to be asked. */
export interface Library {
  pages: KnowledgePages;
  /** The pages that are near to a question in either language, the best first, each with how well it fits. */
  find(question: string): Found[];
  /** What a question asks for by how people ask; null where the knowledge has no lists of that. */
  readIntent: ReadIntent | null;
  /** Steps that make what the first question else has to wait for. */
  preparations: readonly (() => void)[];
  /** A page in a language, or in the other one where it has not been written yet. */
  page(id: string, language: Language): { page: KnowledgePage; isOtherLanguage: boolean } | null;
}

/** Puts the pages of all languages into one search, since people ask in either for what is written in one. `asked` are more ways of asking. */
export function createLibrary(pages: KnowledgePages, asked: readonly Example[] = []): Library {
  const byId = {
    en: new Map(pages.en.map((page) => [page.id, page])),
    es: new Map(pages.es.map((page) => [page.id, page])),
  };
  const search = lazily(() => createKnowledgeSearch([...pages.en, ...pages.es]));
  const intents = lazily(() => createIntentReader(examplesOf(pages, asked)));
  return {
    pages,
    find: (question) => search()(question),
    readIntent: asked.length === 0 ? null : (text) => intents()(text),
    preparations: asked.length === 0 ? [search] : [search, intents],
    page(id, language) {
      const own = byId[language].get(id);
      if (own) return { page: own, isOtherLanguage: false };
      const other = byId[language === 'en' ? 'es' : 'en'].get(id);
      return other ? { page: other, isOtherLanguage: true } : null;
    },
  };
}

/** Ways of asking for pages that are no more would lead nowhere. */
function examplesOf({ en, es }: KnowledgePages, asked: readonly Example[]): Example[] {
  const own = [...en, ...es].flatMap(({ id, title, questions }) =>
    [title, ...questions].map((text) => ({ text, intent: id })),
  );
  const known = new Set<string>([...factNames, ...own.map(({ intent }) => intent)]);
  return [...own, ...asked.filter(({ intent }) => known.has(intent))];
}

export function sourceOf({ id, title, reviewed }: KnowledgePage): Source {
  return { id, title, lastChecked: reviewed };
}
