import type { Answer } from '../answer.ts';
import { asksNothing, saysThanks } from '../small-talk.ts';
import { insteadOfUnknown } from './answer-page.ts';
import { type Asking, readPart } from './asking.ts';
import { type AnsweredPart, questionQuoted } from './merge-answers.ts';
import type { Message } from './read-message.ts';
import type { SocialKind } from './social-talk.ts';
import { asksByForm, formOf, splitMessage } from './split-message.ts';

/** No question, no request, and nothing known. */
export function isRemark({ parts, text }: Message): boolean {
  const isAsked = text.includes('?') || splitMessage(text).some(({ form }) => asksByForm(form));
  return !isAsked && parts.every(({ intent }) => intent === null);
}

const fewWords = 3;

/** Beside the courtesy it only says something: "set one aside for me, thanks" wants something. */
export const isOnlyPolite = ({ parts }: Message): boolean =>
  parts.length > 0 && parts.every(({ text }) => formOf(text) === 'statement' || text.split(/\s+/).length <= fewWords);

/** "Fog so thick I couldn't find my mailbox": not to know an answer is no reply. */
export const replyToRemark = (asking: Asking, answer: Answer): Answer =>
  insteadOfUnknown(asking, answer, (words, phone) => words.unasked(phone));

/** Thanks, praise or anger in an unanswered message. */
export function kindTold(asking: Asking, text: string, social: SocialKind | null): SocialKind | null {
  const asked = readPart(asking, text, '');
  if (saysThanks(asked)) return 'thanks';
  const isFelt = social === 'thanks' || social === 'compliment' || social === 'wish' || social === 'anger';
  return isFelt && (formOf(text) === 'statement' || asksNothing(asked.said)) ? social : null;
}

const fewestWords = 4;

/** A question that nothing answers is named as it was asked. */
export function isNamable({ text, answer }: AnsweredPart): boolean {
  const isLong = text.split(/\s+/).length >= fewestWords && questionQuoted(text) !== '';
  return answer.outcome === 'unknown' && isLong && formOf(text) === 'question';
}
