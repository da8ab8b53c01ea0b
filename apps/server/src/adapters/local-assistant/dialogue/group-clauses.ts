import type { Earlier } from './follow-up.ts';
import { type Clause, plainOf } from './split-message.ts';

/** What a clause asks for, read with what came before it. */
export interface Reading {
  /** A page's id or a fact's name; null for nothing known. */
  intent: string | null;
  /** Whether rules or examples leave no doubt. */
  isSure: boolean;
  /** Whether it names a subject of its own, known or not. */
  hasSubject: boolean;
  /** Only a day or a time: "and on Sunday". */
  isOnlyWhen: boolean;
  /** Whether it names a day or a time. */
  hasWhen: boolean;
  /** Whether the day or time before it decides its answer: "will you be open?" */
  needsWhen: boolean;
  /** Hours of a day of its own: "And on Christmas?" */
  isOtherDay?: boolean;
}

/** A question of a message. */
export interface Part {
  text: string;
  /** Null for one that nothing answers. */
  intent: string | null;
  /** Whether it is a statement, such as a complaint, not a question. */
  isStatement?: boolean;
  /** Whether it names a subject of its own. */
  hasSubject?: boolean;
  /** Whether a second question asks for more of the same. */
  isContinued?: boolean;
  /** Whether its intent was read from the whole message, and none is known otherwise. */
  isRead?: boolean;
  /** The two pages that it may be about, where one is not certain. */
  either?: readonly [string, string] | null;
  /** Whether it names a day or a time. */
  hasWhen?: boolean;
  /** Whether it names nothing else. */
  isOnlyWhen?: boolean;
  /** The clause before it that says what it may be about: "the new card hasn't come, do I wait?" */
  frame?: Earlier | null;
}

/** Reads a clause after the parts before it. */
export type ReadClause = (text: string, before: readonly Part[]) => Reading;

/**
 * Joins clauses to questions: only one that asks for something else is a question of its own, so "flu and covid shots" stays one.
 * Statements frame the next question.
 */
export function groupClauses(clauses: readonly Clause[], read: ReadClause): Part[] {
  const parts: Part[] = [];
  const frames: Part[] = [];
  for (const clause of clauses) {
    const last = parts.at(-1) ?? null;
    const frame = frameFor(clause, frames);
    const reading = read(clause.text, [...parts, ...frames, ...(frame ? [frame] : [])]);
    if (isOwn(clause, reading, last)) {
      const isStatement = clause.form === 'statement';
      const { intent, hasSubject, hasWhen, isOnlyWhen } = reading;
      const when = reading.needsWhen ? whenBefore(parts, frames) : undefined;
      const text = when ? `${when.text}, ${clause.text}` : clause.text;
      if (when && when === last) parts.pop();
      parts.push({
        text,
        intent,
        isStatement,
        hasSubject,
        hasWhen,
        isOnlyWhen,
        frame: subjectOfPart(frame ?? frames.at(-1)),
      });
      frames.length = 0;
    } else if (last && (clause.joint !== 'mark' || reading.intent === last.intent)) {
      parts[parts.length - 1] = joined(last, clause, read, parts.slice(0, -1));
    } else {
      const intent = reading.intent ?? frames.at(-1)?.intent ?? null;
      frames.push({ text: clause.text, intent, hasWhen: reading.hasWhen });
    }
  }
  if (parts.length > 0) return parts;
  return frames.slice(-1);
}

/** "Do you sell those?" is about goods, whatever was said after them. */
const asksForGoods =
  /\b(?:sell|carry|stock|order|rent|have (?:those|that|them|it|one|any)|venden|manejan|rentan|(?:tienen|hay) (?:de )?(?:es[oa]s?|un[oa]?)?)\b/;
const goods: ReadonlySet<string | null> = new Set(['medical-equipment', 'over-the-counter', 'naloxone-and-tests']);

const frameFor = ({ text }: Clause, frames: readonly Part[]) =>
  asksForGoods.test(plainOf(text)) ? frames.findLast(({ intent }) => goods.has(intent)) : undefined;

/** What a part is about, for the question after it. */
export const subjectOfPart = (part: Part | null | undefined): Earlier | null =>
  part?.intent ? { intent: part.intent, text: part.text } : null;

/** "I get off at 5:40, will you be open?": the day or time said before a question that names none. */
function whenBefore(parts: readonly Part[], frames: readonly Part[]): Part | undefined {
  const last = parts.at(-1);
  const isOfLast = last?.isOnlyWhen || (last?.intent === null && last.hasWhen);
  return frames.findLast(({ hasWhen }) => hasWhen) ?? (isOfLast ? last : undefined);
}

/** "And what about the day after?" */
const anotherDay = /^(?:what|how) about\b|^que tal\b/;

function isOwn({ text, form, joint }: Clause, reading: Reading, last: Part | null): boolean {
  const { intent, isSure, hasSubject, isOnlyWhen } = reading;
  if (intent !== null && last?.intent === intent)
    return form !== 'statement' && (joint === 'mark' || anotherDay.test(plainOf(text))) && reading.isOtherDay === true;
  if (isOnlyWhen && last && form !== 'question' && last.intent !== null) return false;
  switch (form) {
    case 'question':
      return intent !== null || hasSubject;
    case 'request':
      return intent !== null && (joint === 'mark' || isSure);
    case 'statement':
      return intent !== null && isSure;
    case 'fragment':
      return (
        intent !== null &&
        (last === null ? isSure : isSure && hasSubject && (last.intent !== null || last.hasSubject === true))
      );
  }
}

/** The part with a clause that belongs to it; both together may first say what is asked. */
function joined(part: Part, clause: Clause, read: ReadClause, before: readonly Part[]): Part {
  const text = `${part.text}${clause.joint === 'mark' ? '. ' : ', '}${clause.text}`;
  if (clause.joint === 'mark' || part.intent !== null)
    return { ...part, text, ...(clause.form === 'question' && part.hasSubject && { isContinued: true }) };
  return { ...part, text, intent: read(text, before).intent };
}
