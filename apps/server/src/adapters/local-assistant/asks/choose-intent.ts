import { answerPart } from '../dialogue/answer-part.ts';
import { type Asking, readPart } from '../dialogue/asking.ts';
import { certaintyOf } from '../dialogue/certainty.ts';
import { asksForAnother, type Earlier, hasNoSubject } from '../dialogue/follow-up.ts';
import { plainOf } from '../dialogue/split-message.ts';
import { isSurelyAboutHours } from '../hours-rules.ts';
import { isFact, isHours } from '../intents/facts.ts';
import type { Library } from '../library.ts';
import { type Ask, asMarked, likeliest } from './ask.ts';

/** Least probabilities of the marked messages: alone, and where rules and search agree. */
const [surely, agreed] = [0.45, 0.25];
const overEarlier = { same: 0.85, other: 0.45 };
const overFact = { earlier: 0.9, other: 0.7 };
/** Below this probability no rule makes an ask a question for a fact. */
const leastFact = 0.1;

/** What an ask is about: a page's id, a fact's name, or null. A question of opening has at least the probability `leastHours`. */
export function chooseIntent(asking: Asking, ask: Ask, before: Earlier | null, leastHours = 0): string | null {
  const sample = sampled(asking.library, ask.text);
  if (sample !== null && isAnswered(asking, sample)) return sample;
  const own = answerPart(asking, ask.text, before).intent;
  const [best, share] = likeliest(ask);
  const ownShare = ask.likely.get(asMarked(own) ?? 'unknown') ?? 0;
  if (isHours(own) && ownShare >= leastHours && isSurelyAboutHours(readPart(asking, ask.text, ''))) return own;
  const isOwnFact = isFact(own) && !isHours(own) && answerPart(asking, ask.text, null).intent === own;
  const certainty = certaintyOf(asking.library, ask.text, own);
  const most = best === before?.intent && ownShare >= leastFact ? overFact.earlier : overFact.other;
  if (isOwnFact && share < most && (certainty === 'clear' || ownShare >= leastOf(own))) return own;
  const words = { text: ask.text, said: plainOf(ask.text), asked: asking.language };
  // "Can I talk to the manager?"
  if (best === 'talk-to-person' && !isFact(own) && certainty === 'clear') return own;
  const over = hasNoSubject(words) ? overEarlier.same : overEarlier.other;
  const isEarlier = before !== null && asMarked(own) === before.intent;
  if (isEarlier && (share < over || asksForAnother(words) || !isAnswered(asking, best))) return own;
  if (share >= surely || (share >= agreed && best === asMarked(own))) return isAnswered(asking, best) ? best : null;
  return certainty === 'clear' && own !== 'small-talk' ? own : null;
}

const leastOf = (fact: string | null) => (fact === 'talk-to-person' ? surely : leastFact);

/** The intent of a text that is a sample question, or a page's own. */
export function sampled({ readIntent }: Library, text: string): string | null {
  return [...(readIntent?.(text) ?? [])].find(([, likelihood]) => likelihood === 0)?.[0] ?? null;
}

const isAnswered = ({ library, language }: Asking, intent: string) =>
  isFact(intent) || library.page(intent, language) !== null;
