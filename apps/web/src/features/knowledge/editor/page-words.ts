import { knowledgeLimits, type PageText, unknownPlaceholders } from '@rxweb/contracts/knowledge';

/** A page in the form: lists as text. */
export interface PageWords {
  title: string;
  answer: string;
  questions: string;
  keywords: string;
  source: string;
}

export function wordsOf({ title, answer, questions, keywords, source = '' }: PageText): PageWords {
  return { title, answer, questions: questions.join('\n'), keywords: keywords.join(', '), source };
}

/** What the form says, reviewed on that day. Texts may still be missing. */
export function pageOf(words: PageWords, reviewed: string): PageText {
  const split = (text: string, at: RegExp) => [
    ...new Set(
      text
        .split(at)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  ];
  const source = words.source.trim();
  return {
    title: words.title.trim(),
    reviewed,
    questions: split(words.questions, /\n/),
    keywords: split(words.keywords, /[,\n]/),
    ...(source !== '' && { source }),
    answer: words.answer.trim(),
  };
}

/** What is missing before it can be saved. */
export function missingIn({ title, questions, answer }: PageText): ('title' | 'questions' | 'answer')[] {
  return [
    ...(title === '' ? (['title'] as const) : []),
    ...(questions.length === 0 ? (['questions'] as const) : []),
    ...(answer === '' ? (['answer'] as const) : []),
  ];
}

/** True if the page can be sent at all, so that it can be asked. */
export function isAskable(page: PageText): boolean {
  return (
    missingIn(page).length === 0 &&
    page.answer.length <= knowledgeLimits.answerChars &&
    unknownPlaceholders(page.answer).length === 0
  );
}
