import { storeDate } from '@rxweb/domain/store/opening-hours';
import type { Answer } from '../answer.ts';
import { whichOf } from '../dialogue/answer-page.ts';
import { answerIntent, answerPart } from '../dialogue/answer-part.ts';
import { type Asking, readPart } from '../dialogue/asking.ts';
import { asksAboutPaying, type Earlier, hasNoSubject } from '../dialogue/follow-up.ts';
import type { AnsweredPart } from '../dialogue/merge-answers.ts';
import { formOf, plainOf, splitMessage } from '../dialogue/split-message.ts';
import { isFact, isHours } from '../intents/facts.ts';
import { forPharmacist } from '../intents/read-asked.ts';
import { type Ask, likeliest, wordsIn } from './ask.ts';
import { chooseEither, chooseIntent } from './choose-intent.ts';

/** The parts that surely ask. */
export const onlyAsked = (text: string, asks: readonly Ask[], parts: readonly AnsweredPart[]): AnsweredPart[] =>
  parts.filter((part, index) => isAsked(text, asks[index], part));

/** Answers each ask of a message; what nothing surely answers is open. */
export function answerAsks(asking: Asking, text: string, asks: readonly Ask[], before: Earlier | null): AnsweredPart[] {
  const choices = chooseIntents(asking, asks, before);
  return asks.map((ask, index): AnsweredPart => {
    const [best, share] = likeliest(ask);
    const isOfOther =
      share >= ofOther && !isHours(best) && choices.some((other, place) => place !== index && other.intent === best);
    const chosen = choices[index] ?? nothing;
    const intent = chosen.intent ?? (isOfOther ? best : null);
    const either = isOfOther ? null : chosen.either;
    const answer = either
      ? whichOf(asking, either, readPart(asking, ask.text, ''))
      : answerAsk(asking, text, ask, intent);
    const page = answer.intent === null || either ? null : asking.library.page(answer.intent, asking.language);
    const isStatement = formOf(ask.text) === 'statement';
    return { text: ask.text, title: page?.page.title ?? null, answer, isStatement, isQuoted: true };
  });
}

/** From these probabilities on a piece that asks by no form asks, too. */
const surely = { statement: 0.97, fragment: 0.7 };

/** Below this probability, a fragment is about nothing. */
const namable = 0.35;

/** Beside other asks, "actually" asks for nothing. */
function isAsked(text: string, ask: Ask | undefined, part: AnsweredPart | undefined): boolean {
  if (!ask || !part) return false;
  const isQuestion = text.slice(ask.end).match(/^[^.!;\n?¿]*\?/) !== null;
  if (isQuestion) return true;
  const form = formOf(ask.text);
  if (part.answer.outcome === 'unknown')
    return wordsIn(ask.text) > 1 && form !== 'statement' && (form !== 'fragment' || likeliest(ask)[1] >= namable);
  if (form === 'question' || form === 'request') return true;
  return likeliest(ask)[1] >= surely[form];
}

const surelyOwn = 0.6;

interface Choice {
  intent: string | null;
  either: readonly [string, string] | null;
}
const nothing: Choice = { intent: null, either: null };

/** "What does it cost" is about the ask before it. */
function chooseIntents(asking: Asking, asks: readonly Ask[], before: Earlier | null): Choice[] {
  const choices: Choice[] = [];
  for (const [index, ask] of asks.entries()) {
    const [last, { intent } = nothing] = [asks[index - 1], choices.at(-1)];
    const words = { text: ask.text, said: plainOf(ask.text), asked: asking.language };
    const isOfLast = last !== undefined && hasNoSubject(words) && !asksAboutPaying(words);
    const alone = isOfLast ? answerPart(asking, ask.text, null).intent : null;
    const earlier = isOfLast && intent ? { text: last.text, intent } : before;
    if (isFact(alone) && !isHours(alone)) choices.push({ intent: alone, either: null });
    else if (isOfLast && intent === null && likeliest(ask)[1] < surelyOwn) choices.push(nothing);
    else {
      const chosen = chooseIntent(asking, ask, earlier);
      choices.push({ intent: chosen, either: chooseEither(asking, ask, chosen, earlier) });
    }
  }
  return choices;
}

/** From this probability on an ask may be about what another of the message is about. */
const ofOther = 0.2;

function answerAsk(asking: Asking, text: string, ask: Ask, intent: string | null): Answer {
  if (!isHours(intent)) return answerIntent(asking, intent ?? 'unknown', readPart(asking, ask.text, ''), ask.text);
  const asked = withWhen(asking, text, ask);
  const own = answerPart(asking, asked, null);
  return isHours(own.intent) ? own : answerIntent(asking, intent, readPart(asking, asked, ''), asked);
}

const mayBeMedicine = 0.3;

/** Whether an ask may be the pharmacist's. */
export const isForPharmacist = ({ likely }: Ask): boolean => (likely.get(forPharmacist) ?? 0) >= mayBeMedicine;

/** "I get off at 5:40, will you be open?": the time of the clause before, or the only day to come. */
function withWhen(asking: Asking, text: string, { text: own, start }: Ask): string {
  const timeOf = (each: string) => readPart(asking, each, '').time;
  const today = storeDate(asking.store, asking.now);
  const namesDay = (each: string) => timeOf(each).days.some(({ last }) => last >= today);
  if (timeOf(own).days.length > 0) return own;
  const last = splitMessage(text.slice(0, start)).at(-1)?.text;
  const isOfLast =
    last &&
    (namesDay(last) ||
      (timeOf(own).whens.length === 0 && timeOf(last).whens.length > 0 && timeOf(last).days.length === 0));
  if (isOfLast) return `${last}, ${own}`;
  const [only, second] = splitMessage(text).filter((clause) => namesDay(clause.text));
  return only && !second ? `${only.text}, ${own}` : own;
}
