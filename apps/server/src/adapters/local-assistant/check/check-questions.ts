import type { StoreInfo } from '@rxweb/contracts/store';
import type { Example } from '../intents/intent-reader.ts';
import { createSampleQuestions } from '../intents/sample-questions.ts';
import { createLibrary } from '../library.ts';
import { askPages } from '../pages/ask-pages.ts';
import { plainWords, searchTerms } from '../search-terms.ts';
import type { Finding, PageFile } from './finding.ts';

/** Questions on two pages, identical or with the same key terms. */
export function checkSameQuestions(pages: readonly PageFile[]): Finding[] {
  const seen = new Map<string, { id: string; question: string }>();
  return pages.flatMap(({ file, language, page: { id, questions } }) =>
    questions.flatMap((question) => {
      const words = plainWords(question).join(' ');
      const terms = searchTerms(question).sort().join(' ');
      const same = seen.get(`${language} words ${words}`);
      const alike = terms.includes(' ') ? seen.get(`${language} terms ${terms}`) : undefined;
      seen.set(`${language} words ${words}`, { id, question });
      seen.set(`${language} terms ${terms}`, { id, question });
      if (same) return { file, what: `question "${question}" is also in the page ${same.id}` };
      if (!alike || alike.id === id) return [];
      return { file, what: `question "${question}" is nearly "${alike.question}" in the page ${alike.id}` };
    }),
  );
}

/** Questions of a page that get another answer. `asked` are the sample questions. */
export function checkOwnQuestions(
  pages: readonly PageFile[],
  asked: readonly Example[],
  store: StoreInfo,
  now: Date,
): Finding[] {
  const inLanguage = (language: PageFile['language']) =>
    pages.filter((page) => page.language === language).map(({ page }) => page);
  const library = createLibrary({ en: inLanguage('en'), es: inLanguage('es') }, createSampleQuestions(asked));
  return pages.flatMap(({ file, language, page: { id, questions } }) =>
    questions.flatMap((text) => {
      const { card, leadsTo, outcome } = askPages({ store, library, now }, text, language);
      if (card === null && leadsTo === id) return [];
      const where =
        card !== null
          ? `to the safety card (${card}) instead`
          : leadsTo === null
            ? `to no page (${outcome})`
            : `to page ${leadsTo} instead`;
      return { file, what: `question "${text}" leads ${where}` };
    }),
  );
}
