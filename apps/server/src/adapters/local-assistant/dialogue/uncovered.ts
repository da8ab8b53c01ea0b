import { searchTerms } from '../search-terms.ts';
import { answerPart } from './answer-part.ts';
import { type Asking, isFact, isHours, readPart } from './asking.ts';
import { aspectsOf } from './aspects.ts';
import { certaintyOf, isAtLeast } from './certainty.ts';
import type { AnsweredPart } from './merge-answers.ts';
import { isStory, plainOf, splitMessage } from './split-message.ts';
import { subjectTerms, thingTerms } from './subject-terms.ts';

/** "Is that possible?", "what should I do?": nothing beyond the question beside it. */
const asksNoMore =
  /\b(?:possible|posible|help|ayudar\w*|a way|any way|any chance|do that|do it|do this|okay|ok with|know|hacer eso|hacerlo|se puede|what (?:should|do|can) (?:i|we) do|que (?:hago|puedo hacer|debo hacer)|how (?:does|do|would) (?:it|that|this|i|we) ?(?:work|start|begin|sign up)?|como (?:funciona|le hago|empiezo)|(?:sell|have|carry|do|take|get|tienen|venden|hacen) (?:those|them|it|that|eso|esos|esas|(?:any |some |new )?ones?|any|nuev[oa]s))\W*$/;
const leastWords = 4;

/** Questions of a message whose subject or detail is not in the answer's words. */
export function uncovered(asking: Asking, text: string, answered: readonly AnsweredPart[], answer: string): string[] {
  const clauses = splitMessage(text);
  const asked = clauses.filter(({ form }) => form === 'question' || form === 'request');
  if (asked.length === 0 || clauses.length < 2) return [];
  const named = [...answer.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => plainOf(quote.replace(/ …$/, '')));
  const isNamed = (plain: string) => named.some((quote) => plain.includes(quote) || quote.includes(plain));
  const whole = new Set(searchTerms(answer));
  const added = isStory(text)
    ? []
    : clauses.filter(
        ({ text: clause, form, joint }) =>
          form === 'fragment' &&
          joint === 'join' &&
          thingTerms(clause).length > 1 &&
          !thingTerms(clause).some((term) => whole.has(term)),
      );
  const doubtful =
    asked.length < 2 ? [] : asked.filter(({ text: clause }) => !isTold(asking, clause, answered, answer));
  return clauses
    .filter((clause) => (doubtful.includes(clause) || added.includes(clause)) && !isNamed(plainOf(clause.text)))
    .map((clause) => clause.text);
}

function isTold(asking: Asking, clause: string, answered: readonly AnsweredPart[], answer: string): boolean {
  const own = answerPart(asking, clause, null).intent;
  const isShown = own !== null && answered.some((part) => part.answer.intent === own);
  if (isShown && isFact(own)) return true;
  if (readPart(asking, clause, '').time.days.length > 0 && !isHours(own)) return false;
  const part = answered.find((each) => each.text.includes(clause));
  const said = plainOf(part?.answer.text ?? answer);
  const isClear = isShown && isAtLeast(certaintyOf(asking.library, clause, own), 'clear');
  const terms = new Set([...searchTerms(part?.answer.text ?? answer), ...(isClear ? asking.library.terms(own) : [])]);
  const all = searchTerms(clause);
  if (all.length > 0 && aspectsOf(plainOf(clause)).length === 0 && all.every((term) => terms.has(term))) return true;
  return isCovered(clause, said, terms, isClear);
}

/** With an aspect: the answer has it, and the subject. Else most words of the subject are in the answer. */
function isCovered(clause: string, said: string, terms: ReadonlySet<string>, isClear: boolean): boolean {
  const plain = plainOf(clause);
  const asked = aspectsOf(plain);
  if (!asked.every(({ told }) => told.test(said))) return false;
  const rest = asked.reduce((left, { question }) => left.replace(new RegExp(question, 'g'), ' '), plain);
  const subjects = subjectTerms(rest);
  const missing = subjects.filter((term) => !terms.has(term));
  const isMost = isClear ? missing.length * 2 > subjects.length : missing.length * 2 >= subjects.length;
  if (missing.length > 0 && (isMost || missing.length > 2)) return false;
  return (
    isClear ||
    asked.length > 0 ||
    subjects.length > 0 ||
    asksNoMore.test(plain) ||
    plain.split(/\s+/).length < leastWords
  );
}
