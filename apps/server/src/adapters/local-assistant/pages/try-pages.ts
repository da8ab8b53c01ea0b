import type { StoreInfo } from '@rxweb/contracts/store';
import type { AssistantPages, PageTrial } from '../../../kernel/knowledge/assistant-pages.ts';
import type { StoredPage } from '../../../kernel/knowledge/knowledge.repository.ts';
import { checkLanguages, checkTexts } from '../check/check-pages.ts';
import { checkSameQuestions } from '../check/check-questions.ts';
import type { PageFile } from '../check/finding.ts';
import type { SampleQuestions } from '../intents/sample-questions.ts';
import { createLibrary, type Library } from '../library.ts';
import { fillPages } from '../read-knowledge.ts';
import { searchTerms } from '../search-terms.ts';
import { askPages } from './ask-pages.ts';
import { fillPage } from './knowledge-page.ts';

interface TrialDeps {
  store: StoreInfo;
  samples(): SampleQuestions;
}

/** Lets staff try pages before visitors get them. Keeps the last library: an editor asks the same draft several times. */
export function createTrials({ store, samples }: TrialDeps): AssistantPages {
  let last: { key: string; trial: PageTrial } | null = null;
  return {
    termsOf: searchTerms,
    async tryPages(pages) {
      const key = JSON.stringify([store.name, store.phone, pages]);
      if (last?.key !== key) {
        const library = createLibrary(fillPages(pages, store), samples());
        last = { key, trial: trialOf(store, library, pages) };
      }
      return last.trial;
    },
  };
}

function trialOf(store: StoreInfo, library: Library, pages: readonly StoredPage[]): PageTrial {
  const files = pages.map((page) => fileOf(page, store));
  const ask: PageTrial['ask'] = (text, language, now) => {
    const { text: answer, card, leadsTo } = askPages({ store, library, now }, text, language);
    return { text: answer, card, leadsTo };
  };
  return {
    ask,
    faultsOf(page, now) {
      const toCard = page.page.questions.flatMap((question) => {
        const { card } = ask(question, page.language, now);
        return card === null ? [] : [`“${question}” gets the safety card (${card}), never a page`];
      });
      return [...checkTexts([fileOf(page, store)]).map(({ what }) => what), ...toCard];
    },
    adviceOf(page, now) {
      const elsewhere = page.page.questions.flatMap((question) => {
        const { card, leadsTo } = ask(question, page.language, now);
        if (card !== null || leadsTo === page.id) return [];
        return [leadsTo === null ? `“${question}” gets no answer` : `“${question}” leads to ${leadsTo} instead`];
      });
      const { file } = fileOf(page, store);
      const found = [...checkSameQuestions(files), ...checkLanguages(files)].filter((finding) => finding.file === file);
      return [...elsewhere, ...found.map(({ what }) => what)];
    },
    nearest: (text) => library.find(text)[0]?.id ?? null,
  };
}

/** Checks name pages by their file. */
const fileOf = (page: StoredPage, store: StoreInfo): PageFile => ({
  file: `${page.language}/${page.id}.md`,
  language: page.language,
  page: fillPage(page, store),
});
