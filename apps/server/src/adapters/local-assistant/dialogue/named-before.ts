import type { Turn } from '../../../features/chat/answerer.ts';
import type { Answer } from '../answer.ts';
import { socialTextsOf } from '../texts/texts.ts';
import { insteadOfUnknown, unknownPart } from './answer-page.ts';
import type { Asking } from './asking.ts';
import { questionQuoted } from './merge-answers.ts';
import { plainOf } from './split-message.ts';

/** "Do they expire?", "the blue one", "la otra". */
const pointsAt =
  /^(?:(?:and|so|ok|okay|but|or|then|y|o|pero|entonces) )*(?:(?:(?:do|does|did|are|is|can|could|will|would|how much (?:do|does|is|are)|how many|when (?:do|does|are|is)|where (?:are|is)) )?(?:they|it|those|that|these|this|them)\b|(?:the|la|el|los|las) (?:other|otr[oa]s?)\b|the \w+ ones?\b|es[oa]s?\b|(?:the|la|el|los|las) \w+$)/;
const mostWords = 7;

/** What the last answer named as unknown; `isAll` when it said nothing else. */
function namedBefore({ language }: Asking, history: readonly Turn[]): { thing: string; isAll: boolean } | null {
  const last = history.at(-1);
  const quote = last?.role === 'assistant' ? /“([^”:]+)/.exec(last.text) : null;
  if (!last || !quote?.[1]) return null;
  const [before = ''] = socialTextsOf[language].openPart('“').split('“');
  return { thing: quote[1], isAll: last.text.startsWith(before) };
}

/** Answers a few words about a thing that the last answer didn't know. */
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

/** A follow-up with its thing: "gift cards: in what amounts". */
export function quotedWithThing(asking: Asking, text: string, history: readonly Turn[]): string {
  const quoted = questionQuoted(text);
  const named = quoted === '' ? null : namedBefore(asking, history);
  return named && !plainOf(text).includes(plainOf(named.thing)) ? `${named.thing}: ${quoted}` : quoted;
}
