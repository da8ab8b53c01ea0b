import type { Source } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import { lazyValue } from '@rxweb/domain/text/lazy-value';
import type { ReadAsks } from './asks/read-asks.ts';
import type { Earlier } from './dialogue/follow-up.ts';
import { socialExamples } from './dialogue/social-examples.ts';
import { createIntentReader, type Example, type ReadIntent } from './intents/intent-reader.ts';
import { factNames } from './intents/read-asked.ts';
import { asOther, createSampleQuestions, type SampleQuestions, type WarmUpStep } from './intents/sample-questions.ts';
import { createKnowledgeSearch, type Found } from './knowledge-search.ts';
import type { KnowledgePage } from './pages/knowledge-page.ts';
import type { KnowledgePages } from './read-knowledge.ts';
import { remember } from './remember.ts';
import { searchTerms } from './search-terms.ts';

/** The knowledge pages as a search. */
export interface Library {
  pages: KnowledgePages;
  /** Pages near a question in either language, best first, with scores. */
  find(question: string): Found[];
  /** The intent of a question by the sample questions; null without any. */
  readIntent: ReadIntent | null;
  /** The asks of a message; null without marked messages. */
  readAsks(text: string, before: Earlier | null): ReadAsks | null;
  /** Whether sample questions ask for an intent. */
  hasSamples(intent: string): boolean;
  /** The kind of small talk a text resembles, or `other`; null without sample questions. */
  readSocial: ReadIntent | null;
  /** Warm-up steps that the first question would otherwise wait for. */
  warmUpSteps: readonly WarmUpStep[];
  /** A page in a language, or in the other one if it is not translated. */
  page(id: string, language: Language): { page: KnowledgePage; isOtherLanguage: boolean } | null;
  /** A page's search terms in all languages. */
  terms(id: string): ReadonlySet<string>;
}

/** Indexes the pages of all languages together, since people ask in either. */
export function createLibrary(pages: KnowledgePages, samples: SampleQuestions = createSampleQuestions()): Library {
  const byId = {
    en: new Map(pages.en.map((page) => [page.id, page])),
    es: new Map(pages.es.map((page) => [page.id, page])),
  };
  const search = lazyValue(() => createKnowledgeSearch([...pages.en, ...pages.es]));
  const own = ownQuestions(pages);
  const known = new Set<string>([...factNames, ...own.map(({ intent }) => intent)]);
  const intents = lazyValue(() => createIntentReader(samples.intents(), own, (intent) => known.has(intent)));
  const social = lazyValue(() =>
    createIntentReader(samples.social(), [...socialExamples, ...own.map(asOther)], () => true),
  );
  const sampled = new Set(samples.examples.map(({ intent }) => intent));
  return {
    pages,
    find: remember((question) => search()(question)),
    readIntent: sampled.size > 0 ? remember((text) => intents()(text)) : null,
    readSocial: sampled.size > 0 ? remember((text) => social()(text)) : null,
    readAsks: (text, before) => samples.asks()?.(text, before) ?? null,
    hasSamples: (intent) => sampled.has(intent),
    warmUpSteps: sampled.size > 0 ? [search, ...samples.warmUpSteps, intents, social] : [search],
    page(id, language) {
      const own = byId[language].get(id);
      if (own) return { page: own, isOtherLanguage: false };
      const other = byId[language === 'en' ? 'es' : 'en'].get(id);
      return other ? { page: other, isOtherLanguage: true } : null;
    },
    terms: remember((id) => new Set([byId.en.get(id), byId.es.get(id)].flatMap((page) => (page ? termsOf(page) : [])))),
  };
}

const termsOf = ({ title, questions, keywords, answer }: KnowledgePage) =>
  searchTerms([title, ...questions, ...keywords, answer].join(' \n '));

const ownQuestions = ({ en, es }: KnowledgePages): Example[] =>
  [...en, ...es].flatMap(({ id, title, questions }) => [title, ...questions].map((text) => ({ text, intent: id })));

export function sourceOf({ id, title, reviewed, source }: KnowledgePage): Source {
  const [, name, url] = /^(.+), (https:\/\/\S+)$/.exec(source ?? '') ?? [];
  return { id, title, lastChecked: reviewed, ...(name && url && { page: { name, url } }) };
}
