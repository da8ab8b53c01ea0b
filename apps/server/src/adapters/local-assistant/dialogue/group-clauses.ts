import type { Clause } from './split-message.ts';

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
  /** Whether it names a day or a time. */
  hasWhen?: boolean;
  /** Whether it names nothing else. */
  isOnlyWhen?: boolean;
}

/** Reads a clause after the parts before it. */
export type ReadClause = (text: string, before: readonly Part[]) => Reading;

/**
 * Joins clauses to questions: a clause is a question of its own only if it asks for something else than the one before it, so that "flu
 * and covid shots" stays one. Statements frame the question after them.
 */
export function groupClauses(clauses: readonly Clause[], read: ReadClause): Part[] {
  const parts: Part[] = [];
  const frames: Part[] = [];
  for (const clause of clauses) {
    const last = parts.at(-1) ?? null;
    const reading = read(clause.text, [...parts, ...frames]);
    if (isOwn(clause, reading, last)) {
      const isStatement = clause.form === 'statement';
      const { intent, hasSubject, hasWhen, isOnlyWhen } = reading;
      const when = reading.needsWhen ? whenBefore(parts, frames) : undefined;
      const text = when ? `${when.text}, ${clause.text}` : clause.text;
      if (when && when === last) parts.pop();
      parts.push({ text, intent, isStatement, hasSubject, hasWhen, isOnlyWhen });
      frames.length = 0;
    } else if (last && (clause.joint !== 'mark' || reading.intent === last.intent)) {
      parts[parts.length - 1] = joined(last, clause, read, parts.slice(0, -1));
    } else {
      const intent = reading.intent ?? frames.at(-1)?.intent ?? null;
      frames.push({ text: clause.text, intent, hasWhen: reading.hasWhen });
    }
  }
  return parts.length > 0 ? parts : frames.slice(-1);
}

/** "I get off at 5:40, will you be open?": the day or time said before a question that names none. */
function whenBefore(parts: readonly Part[], frames: readonly Part[]): Part | undefined {
  const last = parts.at(-1);
  const isOfLast = last?.isOnlyWhen || (last?.intent === null && last.hasWhen);
  return frames.findLast(({ hasWhen }) => hasWhen) ?? (isOfLast ? last : undefined);
}

function isOwn({ form, joint }: Clause, reading: Reading, last: Part | null): boolean {
  const { intent, isSure, hasSubject, isOnlyWhen } = reading;
  if (intent !== null && last?.intent === intent)
    return form === 'question' && joint === 'mark' && reading.isOtherDay === true;
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
