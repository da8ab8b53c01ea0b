import { isFact, isHours } from '../intents/facts.ts';
import { answerPart } from './answer-part.ts';
import type { Asking } from './asking.ts';
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
