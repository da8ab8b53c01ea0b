import type { Answer } from '../answer.ts';
import { isSurelyAboutHours } from '../hours-rules.ts';
import { isFact, isHours } from '../intents/facts.ts';
import type { Library } from '../library.ts';
import { searchTerms } from '../search-terms.ts';
import type { StoreQuestion } from '../store-question.ts';
import { answerFromStore } from '../store-rules.ts';
import { findTopic } from '../topic.ts';
import type { Asking } from './asking.ts';
import { certaintyOf, isAtLeast, likelihoodOf } from './certainty.ts';
import {
  addsToPage,
  asksAboutPaying,
  asksForAnother,
  asksForMore,
  asksOfPrescription,
  asksWhereItIs,
  asksWhom,
  type Earlier,
  hasNoSubject,
  isOwnSubject,
  leansByWords,
  mayBeDetail,
  namesOnlyMedicine,
  pointsBack,
  type Words,
} from './follow-up.ts';
import { formOf } from './split-message.ts';

/** The intent that a question takes from an earlier one; null if it has its own. */
export function carriedIntent(
  { library, store, now }: Asking,
  question: StoreQuestion,
  words: Words,
  own: Answer,
  earlier: Earlier,
  isSameMessage: boolean,
): string | null {
  const isPage = library.page(earlier.intent, 'en') !== null;
  if (asksForMore(words) || (isPage && asksWhom(words))) return earlier.intent;
  const isRuled = answerFromStore(question, store, now)?.intent === own.intent;
  const isTold = isFact(own.intent) && formOf(words.text) === 'statement';
  const isDoubtful = isTold || certaintyOf(library, words.text, own.intent) === 'none';
  if (isFact(own.intent) && (isHours(own.intent) ? isSurelyAboutHours(question) : isRuled || !isDoubtful))
    return isPage && asksWhereItIs(words) ? earlier.intent : null;
  if (isOwnSubject(words)) return null;
  const page = isSameMessage ? undefined : library.page(earlier.intent, words.asked)?.page;
  if (page && addsToPage(words, page.answer)) return earlier.intent;
  if (isSameMessage && asksAboutPaying(words) && isAtLeast(certaintyOf(library, words.text, own.intent), 'likely'))
    return null;
  if (isSameMessage && asksOfPrescription(words) && isAtLeast(certaintyOf(library, words.text, own.intent), 'clear'))
    return null;
  if (isPage && mayBeOfBoth(library, words.text, own.intent, earlier.intent)) return earlier.intent;
  if (isPage && !isSameMessage && addsInFewWords(library, words, own.intent, earlier)) return earlier.intent;
  if (hasNoSubject(words)) return isPage || own.intent === null || isDoubtful ? earlier.intent : null;
  if (isPage && namesOnlyMedicine(words)) {
    const together = findTopic(library, `${earlier.text} ${words.text}`);
    return together.kind === 'page' ? together.id : earlier.intent;
  }
  // A guessed fact is no subject of its own.
  if (own.intent === null || (isFact(own.intent) && isDoubtful && !isRuled)) {
    const together = leansByWords(words) ? findTopic(library, `${earlier.text} ${words.text}`) : null;
    if (together?.kind === 'page' && (together.id === earlier.intent || holdsAny(library, together.id, words.text)))
      return together.id;
    return mayBeDetail(words) && !isForeign(library, words.text) ? earlier.intent : null;
  }
  if (isPage && asksForAnother(words) && !isAtLeast(certaintyOf(library, words.text, own.intent), 'clear'))
    return earlier.intent;
  return isPage && pointsBack(words) && isDoubtful ? earlier.intent : null;
}

const [fewWords, nearShare] = [3, 0.85];

/** "Same day?": a few words that the page before holds nearly as well. */
function mayBeOfBoth(library: Library, text: string, own: string | null, earlier: string): boolean {
  if (text.split(/\s+/).length > fewWords) return false;
  const scoreOf = (intent: string | null) => library.find(text).find(({ id }) => id === intent)?.score ?? 0;
  return scoreOf(earlier) > 0 && scoreOf(earlier) >= nearShare * scoreOf(own);
}

const condition = /^(?:(?:and|but|y|pero) )*(?:what )?(?:if|si)\b/;
const [shortText, surelyAlone, surelyTogether] = [12, 0.85, 0.5];

/** "Ok and the lancets", "and for the dog?": a fragment that with the question before it asks for the same. */
function addsInFewWords(library: Library, { text, said }: Words, own: string | null, earlier: Earlier): boolean {
  if (formOf(text) !== 'fragment' || condition.test(said) || text.split(/\s+/).length > shortText) return false;
  if (likelihoodOf(library, text, own ?? 'unknown') >= surelyAlone) return false;
  return likelihoodOf(library, `${earlier.text} ${text}`, earlier.intent) >= surelyTogether;
}

/** Whether a page has a word of the question itself, not only of what came before it. */
function holdsAny(library: Library, id: string, text: string): boolean {
  const known = library.terms(id);
  return searchTerms(text).some((term) => known.has(term));
}

/** Whether a text resembles what the store does not answer. */
function isForeign(library: Library, text: string): boolean {
  return likelihoodOf(library, text, 'unknown') >= 0.3;
}
