import { answerPart } from '../dialogue/answer-part.ts';
import { type Asking, readPart } from '../dialogue/asking.ts';
import { certaintyOf } from '../dialogue/certainty.ts';
import { type Earlier, hasNoSubject } from '../dialogue/follow-up.ts';
import { plainOf } from '../dialogue/split-message.ts';
import { isOnlyVisit, isSurelyAboutHours } from '../hours-rules.ts';
import { isFact, isHours } from '../intents/facts.ts';
import { forPharmacist } from '../intents/read-asked.ts';
import type { Library } from '../library.ts';
import { type Ask, asMarked, likeliest } from './ask.ts';

/** Least probabilities of what was learned from the marked messages: alone, and where rules and search agree. */
const [surely, agreed] = [0.4, 0.25];
/** Of a fact that a rule finds. */
const ofFact = 0.25;
/** Below this probability "do I need ID" is about what was asked before. */
const overEarlier = 0.85;
const afterHours = 'after-hours';
/** Two pages are offered below the first, and from the second together. */
const [certain, together] = [0.55, 0.45];

/** What an ask is about: a page's id, a fact's name, or null. Rules count where their finding is likely by what was learned, too. */
export function chooseIntent(asking: Asking, ask: Ask, before: Earlier | null): string | null {
  const { library } = asking;
  const sample = sampled(library, ask.text);
  if (sample !== null && isAnswered(asking, sample)) return sample;
  const own = answerPart(asking, ask.text, before).intent;
  if (isHours(own) && (isHours(before?.intent ?? null) || isOnlyTime(asking, ask.text))) return own;
  const isNew = own !== null && !isFact(own) && !library.hasSamples(own);
  if (isNew && certaintyOf(library, ask.text, own) === 'clear') return own;
  const [best, share] = likeliest(ask);
  const isOfEarlier = before !== null && asMarked(own) === before.intent;
  const isLeaning = hasNoSubject({ text: ask.text, said: plainOf(ask.text) });
  if (isOfEarlier && share < (isLeaning ? overEarlier : surely)) return own;
  if (own !== null && (ask.likely.get(asMarked(own) ?? own) ?? 0) >= (isFact(own) ? ofFact : surely)) return own;
  // "Ya cerraron?"
  if (best === afterHours && isHours(own) && isSurelyAboutHours(readPart(asking, ask.text, ''))) return own;
  // The gate let it pass.
  if (best === forPharmacist && certaintyOf(library, ask.text, own) === 'clear') return own;
  const isSure = share >= surely || (share >= agreed && isConfirmed(asking, ask.text, best, own));
  return isSure && isAnswered(asking, best) ? best : null;
}

/** The two pages an ask may be about, likeliest first, where the chosen one is not certain. */
export function chooseEither(
  asking: Asking,
  ask: Ask,
  chosen: string | null,
  before: Earlier | null,
): readonly [string, string] | null {
  const [first, second] = [...ask.likely].sort((a, b) => b[1] - a[1]);
  if (!first || !second || first[0] === before?.intent || (chosen !== null && chosen !== first[0])) return null;
  const isUnsure = first[1] < certain && first[1] + second[1] >= together;
  const arePages = [first, second].every(([intent]) => asking.library.page(intent, asking.language) !== null);
  if (!isUnsure || !arePages || sampled(asking.library, ask.text) !== null) return null;
  const own = answerPart(asking, ask.text, null).intent;
  return isConfirmed(asking, ask.text, first[0], own) ? null : [first[0], second[0]];
}

const isConfirmed = ({ library }: Asking, text: string, best: string, own: string | null) =>
  best === asMarked(own) && (isFact(own) || certaintyOf(library, text, own) !== 'none');

/** "Can I come tomorrow" */
function isOnlyTime(asking: Asking, text: string): boolean {
  const asked = readPart(asking, text, '');
  return asked.isOnlyWhen || isOnlyVisit(asked);
}

/** The intent of a text that is a sample question, or a page's own. */
export function sampled({ readIntent }: Library, text: string): string | null {
  return [...(readIntent?.(text) ?? [])].find(([, likelihood]) => likelihood === 0)?.[0] ?? null;
}

const isAnswered = ({ library, language }: Asking, intent: string) =>
  isFact(intent) || library.page(intent, language) !== null;
