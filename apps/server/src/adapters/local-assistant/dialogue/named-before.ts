import type { Turn } from '../../../features/chat/answerer.ts';
import type { Answer } from '../answer.ts';
import { socialTextsOf } from '../texts/texts.ts';
import { insteadOfUnknown, unknownPart } from './answer-page.ts';
import type { Asking } from './asking.ts';
import { questionQuoted } from './merge-answers.ts';
import { plainOf } from './split-message.ts';

/** "Do they expire?", "how much is it", "the blue one", "la otra": what was named before, without a noun of its own. */
const pointsAt =
  /^(?:(?:and|so|ok|okay|but|or|then|y|o|pero|entonces) )*(?:(?:(?:do|does|did|are|is|can|could|will|would|how much (?:do|does|is|are)|how many|when (?:do|does|are|is)|where (?:are|is)) )?(?:they|it|those|that|these|this|them)\b|(?:the|la|el|los|las) (?:other|otr[oa]s?)\b|the \w+ ones?\b|es[oa]s?\b|(?:the|la|el|los|las) \w+$)/;
const mostWords = 7;

/** What the last answer said it doesn't know, in the visitor's words; `isAll` when it said nothing else. Null for nothing. */
function namedBefore({ language }: Asking, history: readonly Turn[]): { thing: string; isAll: boolean } | null {
  const last = history.at(-1);
  const quote = last?.role === 'assistant' ? /“([^”:]+)/.exec(last.text) : null;
  if (!last || !quote?.[1]) return null;
  const [before = ''] = socialTextsOf[language].openPart('“').split('“');
  return { thing: quote[1], isAll: last.text.startsWith(before) };
}

/** A question of a few words about a thing that the last answer didn't know: nothing is known of its detail, either. */
export function answerNamedBefore(asking: Asking, text: string, history: readonly Turn[]): Answer | null {
  const named = namedBefore(asking, history);
  const isShort = text.trim().split(/\s+/).length <= mostWords;
  if (!named?.isAll || !isShort || !pointsAt.test(plainOf(text).trim()) || questionQuoted(text) === '') return null;
  const open = socialTextsOf[asking.language].openPart(`“${named.thing}: ${questionQuoted(text)}”`);
  return insteadOfUnknown(
    asking,
    unknownPart(asking, []),
    (_, phone) => `${open} ${socialTextsOf[asking.language].callForOpen(phone)}`,
  );
}

/** A follow-up to be quoted, with the thing that it is about: "gift cards: in what amounts". */
export function quotedWithThing(asking: Asking, text: string, history: readonly Turn[]): string {
  const quoted = questionQuoted(text);
  const named = quoted === '' ? null : namedBefore(asking, history);
  return named && !plainOf(text).includes(plainOf(named.thing)) ? `${named.thing}: ${quoted}` : quoted;
}
