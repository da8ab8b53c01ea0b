import MiniSearch, { type SearchResult } from 'minisearch';
import type { KnowledgePage } from './knowledge-page.ts';
import { searchTerms } from './search-terms.ts';

export type Match =
  | { kind: 'one'; page: KnowledgePage }
  /** Two pages answer about equally well. */
  | { kind: 'either'; pages: readonly [KnowledgePage, KnowledgePage] }
  | { kind: 'none' };

export type SearchKnowledge = (question: string) => Match;

/** A match is strong from this share of the question's telling words on; of one or two words, both have to count ... */
const strongCoverage = 0.5;
const fewTerms = 2;
const ownWordCoverage = 1 / 3;
/** Words that most pages have: alone they ask for none of them. */
const commonTerms = new Set(searchTerms('medicine prescription'));
/** ... and two are about equal when the second one's score is this near. */
const nearEqual = 0.92;

/** Makes the search over the pages. Slips of the finger and word endings are forgiven. */
export function createKnowledgeSearch(pages: readonly KnowledgePage[]): SearchKnowledge {
  const index = new MiniSearch<{ id: number; title: string; questions: string; keywords: string }>({
    fields: ['title', 'questions', 'keywords'],
    tokenize: searchTerms,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 1.5, keywords: 1.5 },
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      prefix: (term) => term.length > 4,
      weights: { fuzzy: 0.4, prefix: 0.5 },
    },
  });
  index.addAll(
    pages.map(({ title, questions, keywords }, id) => ({
      id,
      title,
      questions: questions.join(' \n'),
      keywords: keywords.join(' '),
    })),
  );
  const waysToAsk = pages.map(({ title, questions }) => [title, ...questions].map((way) => new Set(searchTerms(way))));

  const ownTerms = ownTermsOf(pages);

  return (question) => {
    const terms = new Set(searchTerms(question));
    if ([...terms].every((term) => commonTerms.has(term))) return { kind: 'none' };
    const ranked = index
      .search(question)
      .filter((result) => coverage(result, terms) >= neededCoverage(terms, ownTerms[result.id]))
      .map((result) => ({
        id: Number(result.id),
        score: result.score * coverage(result, terms) * likenessWeight(likeness(waysToAsk[result.id] ?? [], terms)),
      }))
      .sort((a, b) => b.score - a.score);
    return choose(pages, ranked);
  };
}

/** Less is needed of a question with a word that only this page has among its keywords: "compounded hormone creams". */
function neededCoverage(terms: ReadonlySet<string>, ownTerms: ReadonlySet<string> = new Set()): number {
  if ([...terms].some((term) => ownTerms.has(term))) return ownWordCoverage;
  return terms.size <= fewTerms ? 1 : strongCoverage;
}

/** The keywords of each page that no other page speaks of. */
function ownTermsOf(pages: readonly KnowledgePage[]): ReadonlySet<string>[] {
  const spoken = pages.map(
    ({ title, questions, keywords }) => new Set(searchTerms([title, ...questions, ...keywords].join(' '))),
  );
  return pages.map(({ keywords }, page) => {
    const isOwn = (term: string) => spoken.every((terms, other) => other === page || !terms.has(term));
    return new Set(searchTerms(keywords.join(' ')).filter(isOwn));
  });
}

/** A question in a page's very words is for that page, however often another page says them. */
function likenessWeight(share: number): number {
  return share === 1 ? 20 : 1 + 6 * share;
}

function choose(pages: readonly KnowledgePage[], [first, second]: readonly { id: number; score: number }[]): Match {
  const page = first && pages[first.id];
  if (!first || !page) return { kind: 'none' };
  const other = second && second.score >= nearEqual * first.score ? pages[second.id] : undefined;
  return other ? { kind: 'either', pages: [page, other] } : { kind: 'one', page };
}

/** The share of the question's telling words that the page knows. */
function coverage(result: SearchResult, terms: ReadonlySet<string>): number {
  return result.queryTerms.filter((term) => terms.has(term)).length / terms.size;
}

/** How like the question is to the nearest way of asking, from 0 to 1 (Dice's coefficient). */
function likeness(ways: readonly ReadonlySet<string>[], terms: ReadonlySet<string>): number {
  return Math.max(
    0,
    ...ways.map((way) => (2 * [...terms].filter((term) => way.has(term)).length) / (way.size + terms.size)),
  );
}
