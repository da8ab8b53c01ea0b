import MiniSearch, { type SearchResult } from 'minisearch';
import type { KnowledgePage } from './pages/knowledge-page.ts';
import { plainWords, searchTerms, smallWords } from './search-terms.ts';

/** How well a page matches a question. */
export interface Found {
  id: string;
  score: number;
}

/** Pages near a question, best first. */
export type SearchKnowledge = (question: string) => Found[];

/** One sample question or keyword of a page. */
interface Way {
  id: number;
  page: string;
  isKeyword: boolean;
  /** Terms, separated by spaces. */
  text: string;
  terms: readonly string[];
}

/** Minimum page count for weighting, so scores of small folders compare. */
const usualPages = 30;
/** Words of at least this length match with a typing error. */
const leastFuzzy = 6;
/** Limit of a question's terms. */
const maxTerms = 80;
/** Weight of the similarity to a sample question, relative to keywords. */
const wayWeight = 6;
/** An exact sample question decides. */
const sameWeight = 12;
/** Bonus of keywords with several words. */
const phraseWeight = 1.35;
/** Their minimum weight, even if each word is common. */
const leastPhrase = 2.5;
/** Penalty of a match with a typing error. */
const slipWeight = 0.75;
/** Penalty of words that no page has, bounded so a long story does not hide its point. */
const unknownTermWeight = 1.2;
const maxUnknownTerms = 3;
/** Without a keyword, a page has to know this share of the question's terms (all of one or two); otherwise its similarity counts less. */
const neededCoverage = 0.5;
const fewTerms = 2;
const uncoveredWeight = 0.5;

/** Searches the pages of all languages together, tolerating typing errors and word endings. */
export function createKnowledgeSearch(pages: readonly KnowledgePage[]): SearchKnowledge {
  const ways = waysOf(pages);
  const weightOf = termWeights(ways);
  const index = new MiniSearch<Way>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      fuzzy: (term) => (weightOf.has(term) || term.length < leastFuzzy || term.startsWith('~') ? false : 0.2),
      prefix: (term) => !weightOf.has(term) && term.length >= leastFuzzy && !term.startsWith('~'),
    },
  });
  index.addAll(ways);
  const findBySmallWords = createSmallWordSearch(pages);
  const pageOfWords = new Map(
    pages.flatMap(({ id, title, questions }) =>
      [...questions, title].map((way): [string, string] => [plainWords(way).join(' '), id]),
    ),
  );

  return (question) => {
    const terms = [...new Set(searchTerms(question))].slice(0, maxTerms);
    if (terms.length === 0) return findBySmallWords(question);
    const small = smallWords(question).slice(0, maxTerms);
    const found = rank(index.search([...terms, ...small].join(' ')), ways, weightOf, terms);
    const same = pageOfWords.get(plainWords(question).join(' '));
    return same === undefined ? found : preferred(found, same);
  };
}

/** A keyword of several words needs all of them, including small ones: "pastillas para el dolor" is not "no tengo dolor". */
function waysOf(pages: readonly KnowledgePage[]): Way[] {
  const ways = pages.flatMap(({ id: page, title, questions, keywords }) => [
    ...[title, ...questions].map((text) => ({ page, isKeyword: false, terms: searchTerms(text) })),
    ...keywords.map((text) => ({ page, isKeyword: true, terms: keywordTerms(text) })),
  ]);
  return ways
    .filter(({ terms }) => terms.length > 0)
    .map(({ page, isKeyword, terms }, id) => ({
      id,
      page,
      isKeyword,
      terms: [...new Set(terms)],
      text: [...new Set(terms)].join(' '),
    }));
}

function preferred(found: readonly Found[], page: string): Found[] {
  return found
    .map(({ id, score }) => ({ id, score: id === page ? score + sameWeight : score }))
    .sort((a, b) => b.score - a.score);
}

function keywordTerms(keyword: string): string[] {
  const terms = searchTerms(keyword);
  return terms.length === 0 ? [] : [...terms, ...smallWords(keyword)];
}

/** Term weights: rare terms count most, small words nothing. */
function termWeights(ways: readonly Way[]): Map<string, number> {
  const pagesOf = new Map<string, Set<string>>();
  for (const { terms, page } of ways) {
    for (const term of terms) pagesOf.set(term, (pagesOf.get(term) ?? new Set()).add(page));
  }
  const count = Math.max(usualPages, new Set(ways.map(({ page }) => page)).size);
  const weight = (term: string, size: number) =>
    term.startsWith('~') ? 0 : Math.log(1 + (count - size + 0.5) / (size + 0.5));
  return new Map([...pagesOf].map(([term, { size }]) => [term, weight(term, size)]));
}

/** A page's score: the similarity of its nearest sample question, plus matched keywords. */
interface Evidence {
  /** From 0 to 1 (weighted Dice coefficient). */
  likeness: number;
  /** Whether a sample question covers enough of the question's terms. */
  isCovered: boolean;
  /** Whether it contains a keyword of several words. */
  hasPhrase: boolean;
  cues: Map<string, number>;
}

function rank(
  results: readonly SearchResult[],
  ways: readonly Way[],
  weightOf: ReadonlyMap<string, number>,
  terms: readonly string[],
): Found[] {
  const weight = (term: string) => weightOf.get(term) ?? 0;
  const known = new Set(terms);
  const worth = (term: string) => weight(term) * (known.has(term) ? 1 : slipWeight);
  const unknownTerms = Math.min(maxUnknownTerms, terms.filter((term) => !weightOf.has(term)).length);
  const asked = sum(terms.map(weight)) + unknownTerms * unknownTermWeight;
  const pages = new Map<string, Evidence>();
  for (const { id, match } of results) {
    const way = ways[Number(id)];
    if (!way) continue;
    const evidence = pages.get(way.page) ?? { likeness: 0, isCovered: false, hasPhrase: false, cues: new Map() };
    pages.set(way.page, evidence);
    const said = Object.keys(match);
    if (way.isKeyword) noteCues(evidence, way, said, worth);
    else {
      const likeness = (2 * sum(said.map(worth))) / (asked + sum(way.terms.map(weight)) || 1);
      evidence.likeness = Math.max(evidence.likeness, likeness);
      evidence.isCovered ||= said.length >= (terms.length <= fewTerms ? terms.length : neededCoverage * terms.length);
    }
  }
  return [...pages].map(([id, evidence]) => ({ id, score: scoreOf(evidence) })).sort((a, b) => b.score - a.score);
}

function scoreOf({ likeness, isCovered, hasPhrase, cues }: Evidence): number {
  const isFar = cues.size === 0 && !isCovered;
  const held = Math.max(sum([...cues.values()]), hasPhrase ? leastPhrase : 0);
  return wayWeight * likeness * (isFar ? uncoveredWeight : 1) + held;
}

/** A word counts once per page, however many keywords contain it. */
function noteCues(evidence: Evidence, way: Way, said: readonly string[], worth: (term: string) => number): void {
  if (said.length < way.terms.length) return;
  const { cues } = evidence;
  evidence.hasPhrase ||= way.terms.length > 1;
  for (const term of said) {
    const value = worth(term) * (way.terms.length > 1 ? phraseWeight : 1);
    cues.set(term, Math.max(cues.get(term) ?? 0, value));
  }
}

/** A question of small words only ("who are you?") matches by those, in order. */
function createSmallWordSearch(pages: readonly KnowledgePage[]): SearchKnowledge {
  const ways = pages.flatMap(({ id, questions, keywords }) =>
    [...questions, ...keywords]
      .filter((text) => searchTerms(text).length === 0)
      .map((text) => ({ id, words: ` ${plainWords(text).join(' ')} ` })),
  );
  return (question) => {
    const asked = ` ${plainWords(question).slice(0, maxTerms).join(' ')} `;
    const held = ways
      .filter(({ words }) => asked.includes(words))
      .map(({ id, words }) => ({ id, score: words.length }));
    const best = new Map<string, number>();
    for (const { id, score } of held) best.set(id, Math.max(best.get(id) ?? 0, score));
    return [...best].map(([id, score]) => ({ id, score })).sort((a, b) => b.score - a.score);
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
