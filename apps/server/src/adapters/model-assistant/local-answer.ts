import type { AnswerOutcome } from '@rxweb/contracts/conversations';
import type { Answerer, AnswerPart, Question } from '../../features/chat/answerer.ts';

/** What the local answerer would say, read as a whole: it takes no time. */
export interface LocalAnswer {
  parts: readonly AnswerPart[];
  outcome: AnswerOutcome;
  intent: string | null;
  /** The pages it names, the likeliest first. */
  pageIds: readonly string[];
  suggestions: readonly AnswerPart[];
  /** The form for a person, where it offers one. */
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

/** What the local answerer says from the store's own facts, to the minute, and a model could only get wrong. */
const storeFacts = new Set(['hours', 'open-now', 'holidays', 'address', 'phone', 'talk-to-person', 'small-talk']);
/** Longer questions may ask for more than the fact that was found. */
const longestFactQuestion = 160;

/**
 * Whether a model has nothing to add: a person is asked for, a question is sent to people, or a short one asks for a fact of the store; and where
 * nothing was written that it could read.
 */
export function isAnsweredLocally({ outcome, intent }: LocalAnswer, { text, files }: Question): boolean {
  if (outcome === 'hand_off' || outcome === 'pharmacist' || outcome === 'refused' || outcome === 'emergency')
    return true;
  if (text.trim() === '' && files.every((file) => file.text === null && file.image === null)) return true;
  const isFact = outcome === 'answered' && intent !== null && storeFacts.has(intent);
  return isFact && files.length === 0 && text.length <= longestFactQuestion;
}
