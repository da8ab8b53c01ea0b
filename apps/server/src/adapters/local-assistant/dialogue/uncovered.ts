import { searchTerms } from '../search-terms.ts';
import { answerPart } from './answer-part.ts';
import { type Asking, isFact } from './asking.ts';
import { aspectsOf } from './aspects.ts';
import { certaintyOf, isAtLeast } from './certainty.ts';
import type { AnsweredPart } from './merge-answers.ts';
import { plainOf, splitMessage } from './split-message.ts';
import { subjectTerms, weakTerms } from './subject-terms.ts';

/** "Is that possible?", "what should I do?": nothing beyond the question beside it. */
const asksNoMore =
  /\b(?:possible|posible|help|ayudar\w*|a way|any way|any chance|do that|do it|do this|okay|ok with|know|hacer eso|hacerlo|se puede|what (?:should|do|can) (?:i|we) do|que (?:hago|puedo hacer|debo hacer)|how (?:does|do|would) (?:it|that|this|i|we) ?(?:work|start|begin|sign up)?|como (?:funciona|le hago|empiezo))\W*$/;
const leastWords = 4;

/** Questions of a message whose subject or detail is not in the answer's words. */
export function uncovered(asking: Asking, text: string, answered: readonly AnsweredPart[], answer: string): string[] {
  const clauses = splitMessage(text).filter(({ form }) => form === 'question' || form === 'request');
  if (clauses.length < 2) return [];
  const named = [...answer.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => plainOf(quote.replace(/ …$/, '')));
  const [said, terms] = [plainOf(answer), new Set(searchTerms(answer))];
  return clauses
    .map((clause) => clause.text)
    .filter((clause) => {
      const plain = plainOf(clause);
      if (named.some((quote) => plain.includes(quote) || quote.includes(plain))) return false;
      const own = answerPart(asking, clause, null).intent;
      const isShown = own !== null && answered.some((part) => part.answer.intent === own);
      if (isShown && isFact(own)) return false;
      const isClear = isShown && isAtLeast(certaintyOf(asking.library, clause, own), 'clear');
      if (!isClear) return !isCovered(plain, clause, said, terms);
      const known = asking.library.terms(own);
      return subjectTerms(clause).some((term) => !known.has(term) && !terms.has(term));
    });
}

function isCovered(plain: string, clause: string, said: string, terms: ReadonlySet<string>): boolean {
  const subjects = subjectTerms(clause);
  const missing = subjects.filter((term) => !terms.has(term));
  if (missing.some((term) => !weakTerms.has(term))) return false;
  if (missing.length > 0 && missing.length === subjects.length) return false;
  const asked = aspectsOf(plain);
  if (asked.length > 0) return asked.every(({ told }) => told.test(said));
  return subjects.length > 0 || asksNoMore.test(plain) || plain.split(/\s+/).length < leastWords;
}
