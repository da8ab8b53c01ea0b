import { isSurelyAboutHours } from '../hours-rules.ts';
import { answerPart } from './answer-part.ts';
import { type Asking, isFact, isHours, readPart } from './asking.ts';
import { certaintyOf, isAtLeast, likelihoodOf } from './certainty.ts';
import type { Part } from './group-clauses.ts';
import { type Clause, splitMessage } from './split-message.ts';

/** From this probability on, a text of one question is about one thing. */
const surelyOne = 0.6;

/** A text surely about one page, no clause of it about another. */
export function readAsOne(context: Asking, text: string): Part | null {
  const { library } = context;
  const { intent } = answerPart(context, text, null);
  if (intent === null || isHours(intent) || intent === 'small-talk') return null;
  if (likelihoodOf(library, text, intent) < surelyOne) return null;
  return splitMessage(text).some((clause) => isAboutOther(context, clause, intent)) ? null : { text, intent };
}

/** From this probability on, what a clause asks for is its own. */
const ownQuestion = 0.3;

function isAboutOther(context: Asking, { text, form }: Clause, intent: string): boolean {
  const { library } = context;
  const own = answerPart(context, text, null).intent;
  if (own === null || own === intent || own === 'small-talk') return false;
  if (isFact(own) || isAtLeast(certaintyOf(library, text, own), 'clear')) return true;
  const likelihood = likelihoodOf(library, text, own);
  return form !== 'statement' && likelihood >= ownQuestion && likelihoodOf(library, text, intent) < likelihood / 2;
}

/** From this probability on a story is about a page, which then counts with this weight for its unclear questions. */
const [storyAbout, storyWeight] = [0.45, 0.7];

/** "Is that a thing still?" at the end of a story about a job is about jobs. */
export function ofStory(context: Asking, story: string, part: Part): Part {
  const { library } = context;
  const { text, intent } = part;
  if (intent?.startsWith('~') || certaintyOf(library, text, intent) !== 'none') return part;
  if (isSurelyAboutHours(readPart(context, text, ''))) return part;
  const whole = library.readIntent?.(story) ?? new Map<string, number>();
  const pages = [...whole].filter(([id]) => library.page(id, 'en') !== null).sort((a, b) => b[1] - a[1]);
  const [best] = pages;
  if (!best || best[1] < Math.log(storyAbout)) return part;
  const own = library.readIntent?.(text);
  const scoreOf = (id: string, likelihood: number) =>
    (own?.get(id) ?? Number.NEGATIVE_INFINITY) + storyWeight * likelihood;
  const [likeliest = best] = pages.toSorted((a, b) => scoreOf(...b) - scoreOf(...a));
  return likeliest[0] === intent ? part : { ...part, intent: likeliest[0], isOfStory: true };
}
