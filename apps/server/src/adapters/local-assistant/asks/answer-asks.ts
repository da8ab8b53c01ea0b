import type { Answer } from '../answer.ts';
import { unknownPart } from '../dialogue/answer-page.ts';
import { answerIntent, answerPart } from '../dialogue/answer-part.ts';
import { type Asking, isHours, readPart } from '../dialogue/asking.ts';
import { type Earlier, hasNoSubject } from '../dialogue/follow-up.ts';
import type { AnsweredPart } from '../dialogue/merge-answers.ts';
import { formOf, plainOf, splitMessage } from '../dialogue/split-message.ts';
import { forPharmacist } from '../intents/read-asked.ts';
import { type Ask, likeliest } from './ask.ts';
import { chooseIntent } from './choose-intent.ts';

/** Answers each ask of a message; what nothing surely answers is open, but for statements beside other asks. */
export function answerAsks(asking: Asking, text: string, asks: readonly Ask[], before: Earlier | null): AnsweredPart[] {
  const chosen = chooseIntents(asking, asks, before);
  const parts = asks.map((ask, index): AnsweredPart => {
    const [best, share] = likeliest(ask);
    const isOfOther = share >= ofOther && !isHours(best) && chosen.includes(best);
    const answer = answerAsk(asking, text, ask, chosen[index] ?? (isOfOther ? best : null));
    const page = answer.intent === null ? null : asking.library.page(answer.intent, asking.language);
    return { text: ask.text, title: page?.page.title ?? null, answer, isQuoted: true };
  });
  const asked = parts.filter(({ text: own, answer }) => answer.outcome !== 'unknown' || formOf(own) !== 'statement');
  return asked.length > 0 ? asked : parts;
}

/** "What does it cost" is about the ask before it. */
function chooseIntents(asking: Asking, asks: readonly Ask[], before: Earlier | null): (string | null)[] {
  const chosen: (string | null)[] = [];
  for (const [index, ask] of asks.entries()) {
    const [last, intent] = [asks[index - 1], chosen.at(-1)];
    const isOfLast = last && intent && hasNoSubject({ text: ask.text, said: plainOf(ask.text) });
    chosen.push(chooseIntent(asking, ask, isOfLast ? { text: last.text, intent } : before));
  }
  return chosen;
}

/** From this probability on an ask may be about what another of the message is about. */
const ofOther = 0.2;

function answerAsk(asking: Asking, text: string, ask: Ask, intent: string | null): Answer {
  if (intent === null) {
    const near = asking.library.find(ask.text).map(({ id }) => id);
    return unknownPart(asking, near);
  }
  if (!isHours(intent)) return answerIntent(asking, intent, readPart(asking, ask.text, ''), ask.text);
  const asked = withWhen(asking, text, ask);
  const own = answerPart(asking, asked, null);
  return isHours(own.intent) ? own : answerIntent(asking, intent, readPart(asking, asked, ''), asked);
}

const mayBeMedicine = 0.3;

/** Whether an ask may be the pharmacist's. */
export const isForPharmacist = ({ likely }: Ask): boolean => (likely.get(forPharmacist) ?? 0) >= mayBeMedicine;

/** "I get off at 5:40, will you be open?": the day or time of the clause before, or the only one that the message names. */
function withWhen(asking: Asking, text: string, { text: own, start }: Ask): string {
  const whensOf = (each: string) => readPart(asking, each, '').time.whens;
  if (whensOf(own).length > 0) return own;
  const clauses = splitMessage(text.slice(0, start)).map((clause) => clause.text);
  const last = clauses.at(-1);
  if (last && whensOf(last).length > 0) return `${last}, ${own}`;
  const named = splitMessage(text).filter((clause) => whensOf(clause.text).length > 0);
  const [only, second] = named;
  return only && !second ? `${only.text}, ${own}` : own;
}
