import { searchTerms } from '../search-terms.ts';
import { answerPart } from './answer-part.ts';
import { type Asking, isFact, readPart } from './asking.ts';
import { hasNoSubject } from './follow-up.ts';
import type { AnsweredPart } from './merge-answers.ts';
import { splitMessage } from './split-message.ts';
import { subjectTerms } from './subject-terms.ts';

/** "Is it behind the counter?" is about the subject before it. */
export const refersBack = /\b(?:it|its|that|them|they|those|these|one|ones|eso|esa|ese|esos|esas|esto)\b/;

/** Questions whose subjects neither the answers nor their pages know: "do you deliver, and do you have gift cards?" */
export function leftOut(asking: Asking, text: string, answered: readonly AnsweredPart[]): string[] {
  const clauses = splitMessage(text);
  const questions = clauses.filter(({ form }) => form === 'question');
  if (clauses.filter(({ form }) => form === 'question' || form === 'request').length < 2) return [];
  const known = new Set(
    answered.flatMap(({ answer }) => [
      ...searchTerms(answer.text),
      ...(answer.intent === null ? [] : asking.library.terms(answer.intent)),
    ]),
  );
  const open = answered.filter(({ answer }) => answer.outcome === 'unknown').map((part) => part.text);
  return questions
    .map((question) => question.text)
    .filter((question) => {
      const subjects = subjectTerms(question);
      if (subjects.length === 0 || subjects.some((term) => known.has(term))) return false;
      const words = wordsOf(asking, question);
      if (open.some((other) => other.includes(question)) || refersBack.test(words.said) || hasNoSubject(words))
        return false;
      return !isFact(answerPart(asking, question, null).intent);
    });
}

function wordsOf(asking: Asking, text: string) {
  const { said, asked } = readPart(asking, text, '');
  return { text, said, asked };
}
