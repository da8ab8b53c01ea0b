import MiniSearch from 'minisearch';
import type { KnowledgePage } from '../local-assistant/pages/knowledge-page.ts';

interface Indexed {
  id: number;
  title: string;
  questions: string;
  keywords: string;
  answer: string;
}

/** One index per list of pages; a changed folder gives a new list. */
const indexOf = new WeakMap<readonly KnowledgePage[], MiniSearch<Indexed>>();

/**
 * Pages that may matter for a question: the local answerer's first, since it knows synonyms and the conversation, then any that share
 * words. Too many is fine: a model can ignore some.
 */
export function findPages(
  pages: readonly KnowledgePage[],
  question: string,
  named: readonly string[],
  most: number,
): KnowledgePage[] {
  const byWords = searchIndex(pages)
    .search(question.slice(0, 500))
    .flatMap(({ id }) => pages[Number(id)] ?? []);
  const byName = named.flatMap((id) => pages.find((page) => page.id === id) ?? []);
  return [...new Set([...byName, ...byWords])].slice(0, most);
}

function searchIndex(pages: readonly KnowledgePage[]): MiniSearch<Indexed> {
  const known = indexOf.get(pages);
  if (known) return known;
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'questions', 'keywords', 'answer'],
    processTerm: (term) => {
      const plain = term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return plain.length > 2 ? plain : null;
    },
    searchOptions: {
      boost: { title: 3, keywords: 3, questions: 2 },
      prefix: (term) => term.length > 4,
    },
  });
  index.addAll(
    pages.map(({ title, questions, keywords, answer }, id) => ({
      id,
      title,
      questions: questions.join('\n'),
      keywords: keywords.join(' '),
      answer,
    })),
  );
  indexOf.set(pages, index);
  return index;
}
