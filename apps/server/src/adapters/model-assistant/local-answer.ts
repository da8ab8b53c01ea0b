import type { AnswerOutcome } from '@rxweb/contracts/conversations';
import type { Answerer, AnswerPart, Question } from '../../features/chat/answerer.ts';

/** The complete local answer; it takes no time. */
export interface LocalAnswer {
  parts: readonly AnswerPart[];
  outcome: AnswerOutcome;
  intent: string | null;
  /** Its pages, best first. */
  pageIds: readonly string[];
  suggestions: readonly AnswerPart[];
  /** The callback form, if it offers one. */
  handOff: readonly AnswerPart[];
}

export async function readLocalAnswer(local: Answerer, question: Question, signal: AbortSignal): Promise<LocalAnswer> {
  const parts: AnswerPart[] = [];
  for await (const part of local.answer(question, signal)) parts.push(part);
  const found = parts.find((part) => part.type === 'outcome');
  const intent = found?.intent ?? null;
  const sources = parts.flatMap((part) => (part.type === 'sources' ? part.sources.map(({ id }) => id) : []));
  return {
    parts,
    outcome: found?.outcome ?? 'unknown',
    intent,
    pageIds: intent ? [intent, ...sources] : sources,
    suggestions: parts.filter((part) => part.type === 'suggestions'),
    handOff: parts.filter((part) => part.type === 'hand-off'),
  };
}

/** Facts of the store that change by the minute, where a model could only be wrong. */
const storeFacts = new Set(['hours', 'open-now', 'holidays', 'address', 'phone', 'talk-to-person', 'small-talk']);
/** Longer questions may ask for more than the fact found. */
const longestFactQuestion = 160;

/**
 * Whether a model can add nothing: the visitor asks for a person, the question is referred to people, a short one asks for a fact of the
 * store, or there is no text.
 */
export function isAnsweredLocally({ outcome, intent }: LocalAnswer, { text, files }: Question): boolean {
  if (outcome === 'hand_off' || outcome === 'pharmacist' || outcome === 'refused' || outcome === 'emergency')
    return true;
  if (text.trim() === '' && files.every((file) => file.text === null && file.image === null)) return true;
  const isFact = outcome === 'answered' && intent !== null && storeFacts.has(intent);
  return isFact && files.length === 0 && text.length <= longestFactQuestion;
}
