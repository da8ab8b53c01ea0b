import type { Turn } from '../../../features/chat/answerer.ts';
import type { Answer } from '../answer.ts';
import { wantsPerson } from '../intent-handoff.ts';
import { isFact } from '../intents/facts.ts';
import { socialTextsOf } from '../texts/texts.ts';
import { insteadOfUnknown, unknownPart } from './answer-page.ts';
import { type Asking, readPart } from './asking.ts';
import type { Part } from './group-clauses.ts';
import { questionQuoted } from './merge-answers.ts';
import type { Message } from './read-message.ts';
import { plainOf } from './split-message.ts';

/** "Do they expire?", "the blue one", "la otra". */
const pointsAt =
  /^(?:(?:and|so|ok|okay|but|or|then|y|o|pero|entonces) )*(?:(?:(?:do|does|did|are|is|can|could|will|would|how much (?:do|does|is|are)|how many|when (?:do|does|are|is)|where (?:are|is)) )?(?:they|it|those|that|these|this|them)\b|(?:the|la|el|los|las) (?:other|otr[oa]s?)\b|the \w+ ones?\b|es[oa]s?\b|(?:the|la|el|los|las) \w+$)/;
const mostWords = 7;

/** The only thing of the last answer, named as unknown. */
function namedBefore({ language }: Asking, history: readonly Turn[]): string | null {
  const last = history.at(-1);
  const [before = ''] = socialTextsOf[language].openPart('“').split('“');
  if (last?.role !== 'assistant' || !last.text.startsWith(before)) return null;
  const [quote, second] = last.text.match(/“[^”]+”/g) ?? [];
  return quote && !second ? (quote.slice(1, -1).split(':')[0] ?? null) : null;
}

/** Answers a few words about a thing that the last answer didn't know; null for something known. */
export function answerNamedBefore(
  asking: Asking,
  { text, parts, social }: Message,
  history: readonly Turn[],
): Answer | null {
  const thing = namedBefore(asking, history);
  const isShort = text.trim().split(/\s+/).length <= mostWords;
  if (thing === null || !isShort || !pointsAt.test(plainOf(text).trim()) || questionQuoted(text) === '') return null;
  if (social !== null || parts.some((part) => isSurelyKnown(asking, part))) return null;
  const texts = socialTextsOf[asking.language];
  const open = texts.openPart(`“${thing}: ${questionQuoted(text)}”`);
  return insteadOfUnknown(asking, unknownPart(asking, []), (_, phone) => `${open} ${texts.callForOpen(phone)}`);
}

/** "When do they open": a fact, or small talk. */
const isSurelyKnown = (asking: Asking, { text, intent }: Part) =>
  isFact(intent) || intent?.startsWith('~') === true || wantsPerson(readPart(asking, text, ''));

/** A follow-up with its thing: "gift cards: in what amounts". */
export function quotedWithThing(asking: Asking, text: string, history: readonly Turn[]): string {
  const quoted = questionQuoted(text);
  const thing = quoted === '' ? null : namedBefore(asking, history);
  return thing !== null && !plainOf(text).includes(plainOf(thing)) ? `${thing}: ${quoted}` : quoted;
}
