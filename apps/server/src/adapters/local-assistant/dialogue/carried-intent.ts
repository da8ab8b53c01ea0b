import type { Answer } from '../answer.ts';
import { isSurelyAboutHours } from '../hours-rules.ts';
import type { Library } from '../library.ts';
import { searchTerms } from '../search-terms.ts';
import type { StoreQuestion } from '../store-question.ts';
import { findTopic } from '../topic.ts';
import { type Asking, isFact, isHours } from './asking.ts';
import { certaintyOf, isAtLeast } from './certainty.ts';
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

/** The intent that a question takes from an earlier one; null if it has its own. */
export function carriedIntent(
  { library }: Asking,
  question: StoreQuestion,
  words: Words,
  own: Answer,
  earlier: Earlier,
  isSameMessage: boolean,
): string | null {
  const isPage = library.page(earlier.intent, 'en') !== null;
  if (asksForMore(words) || (isPage && asksWhom(words))) return earlier.intent;
  if (isFact(own.intent) && (!isHours(own.intent) || isSurelyAboutHours(question)))
    return isPage && asksWhereItIs(words) ? earlier.intent : null;
  if (isOwnSubject(words)) return null;
  const page = isSameMessage ? undefined : library.page(earlier.intent, words.asked)?.page;
  if (page && addsToPage(words, page.answer)) return earlier.intent;
  if (isSameMessage && asksAboutPaying(words) && isAtLeast(certaintyOf(library, words.text, own.intent), 'likely'))
    return null;
  if (isSameMessage && asksOfPrescription(words) && isAtLeast(certaintyOf(library, words.text, own.intent), 'clear'))
    return null;
  const isDoubtful = certaintyOf(library, words.text, own.intent) === 'none';
  if (hasNoSubject(words)) return isPage || own.intent === null || isDoubtful ? earlier.intent : null;
  if (isPage && namesOnlyMedicine(words)) {
    const together = findTopic(library, `${earlier.text} ${words.text}`);
    return together.kind === 'page' ? together.id : earlier.intent;
  }
  if (own.intent === null) {
    const together = leansByWords(words) ? findTopic(library, `${earlier.text} ${words.text}`) : null;
    if (together?.kind === 'page' && (together.id === earlier.intent || holdsAny(library, together.id, words.text)))
      return together.id;
    return mayBeDetail(words) && !isForeign(library, words.text) ? earlier.intent : null;
  }
  if (isPage && asksForAnother(words) && !isAtLeast(certaintyOf(library, words.text, own.intent), 'clear'))
    return earlier.intent;
  return isPage && pointsBack(words) && isDoubtful ? earlier.intent : null;
}

/** Whether a page has a word of the question itself, not only of what came before it. */
function holdsAny(library: Library, id: string, text: string): boolean {
  const known = library.terms(id);
  return searchTerms(text).some((term) => known.has(term));
}

/** Whether a text resembles what the store does not answer. */
function isForeign(library: Library, text: string): boolean {
  const read = library.readIntent?.(text);
  return Math.exp(read?.get('unknown') ?? Number.NEGATIVE_INFINITY) >= 0.3;
}
