import MiniSearch, { type SearchResult } from 'minisearch';
import type { KnowledgePage } from './knowledge-page.ts';
import { searchTerms } from './search-terms.ts';

/** How well a page fits a question. */
export interface Found {
  id: string;
  score: number;
}

/** The pages that fit a question, the best first; empty when none does. */
export type SearchKnowledge = (question: string) => Found[];

/** One way to ask for a page, or one keyword. */
interface Way {
  id: number;
  page: string;
  isKeyword: boolean;
  /** Terms, parted by spaces. */
  text: string;
  size: number;
}

/** What a question may be long: more of its terms are not looked at. */
const maxTerms = 80;

export const weights = {
  way: 6,
  phrase: 1.35,
  slip: 0.75,
  unknownTerm: 1.2,
  maxUnknown: 3,
};

/** Makes the search over the pages of all languages together. Slips of the finger and word endings are forgiven. */
export function createKnowledgeSearch(pages: readonly KnowledgePage[]): SearchKnowledge {
  const ways = waysOf(pages);
  const weightOf = termWeights(ways);
  const index = new MiniSearch<Way>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      fuzzy: (term) => (weightOf.has(term) || term.length < 5 ? false : 0.2),
      prefix: (term) => !weightOf.has(term) && term.length > 4,
    },
  });
  index.addAll(ways);

  return (question) => {
    const terms = [...new Set(searchTerms(question))].slice(0, maxTerms);
    if (terms.length === 0) return [];
    return rank(index.search(terms.join(' ')), ways, weightOf, terms);
  };
}

function waysOf(pages: readonly KnowledgePage[]): Way[] {
  const ways = pages.flatMap(({ id: page, title, questions, keywords }) => [
    ...[title, ...questions].map((text) => ({ page, isKeyword: false, terms: searchTerms(text) })),
    ...keywords.map((text) => ({ page, isKeyword: true, terms: searchTerms(text) })),
  ]);
  return ways
    .map(({ page, isKeyword, terms }) => ({ page, isKeyword, terms: [...new Set(terms)] }))
    .filter(({ terms }) => terms.length > 0)
    .map(({ page, isKeyword, terms }, id) => ({ id, page, isKeyword, text: terms.join(' '), size: terms.length }));
}

/** What each term tells: much when few pages have it. */
function termWeights(ways: readonly Way[]): Map<string, number> {
  const pagesOf = new Map<string, Set<string>>();
  for (const { text, page } of ways) {
    for (const term of text.split(' ')) pagesOf.set(term, (pagesOf.get(term) ?? new Set()).add(page));
  }
  const count = new Set(ways.map(({ page }) => page)).size;
  return new Map(
    [...pagesOf].map(([term, { size }]) => [term, Math.log(1 + (count - size + 0.5) / (size + 0.5))]),
  );
}

interface Evidence {
  way: number;
  cues: Map<string, number>;
}

function rank(
  results: readonly SearchResult[],
  ways: readonly Way[],
  weightOf: ReadonlyMap<string, number>,
  terms: readonly string[],
): Found[] {
  const unknown = terms.filter((term) => !weightOf.has(term)).length;
  const asked = sum(terms.map((term) => weightOf.get(term) ?? 0)) + Math.min(unknown, weights.maxUnknown) * weights.unknownTerm;
  const pages = new Map<string, Evidence>();
  for (const result of results) {
    const way = ways[Number(result.id)];
    if (!way) continue;
    const evidence = pages.get(way.page) ?? { way: 0, cues: new Map() };
    pages.set(way.page, evidence);
    const said = [...new Set(Object.keys(result.match))];
    const worth = (term: string) => (weightOf.get(term) ?? 0) * (terms.includes(term) ? 1 : weights.slip);
    if (!way.isKeyword) {
      const size = sum(way.text.split(' ').map((term) => weightOf.get(term) ?? 0));
      const likeness = (2 * sum(said.map(worth))) / (asked + size || 1);
      evidence.way = Math.max(evidence.way, likeness);
    }
    if (way.isKeyword && said.length === way.size) {
      for (const term of said) {
        const value = worth(term) * (way.size > 1 ? weights.phrase : 1);
        evidence.cues.set(term, Math.max(evidence.cues.get(term) ?? 0, value));
      }
    }
  }
  return [...pages]
    .map(([id, { way, cues }]) => ({ id, score: weights.way * way + sum([...cues.values()]) }))
    .sort((a, b) => b.score - a.score);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
