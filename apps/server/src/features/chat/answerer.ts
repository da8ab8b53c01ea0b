import type { CareCard, Source } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/language';
import type { Attachment } from '@rxweb/contracts/uploads';

/** One thing that was said in a conversation, oldest first. */
export interface Turn {
  role: 'user' | 'assistant';
  text: string;
}

export interface Question {
  text: string;
  attachments: readonly Attachment[];
  /** What was said before, oldest first; empty in a new conversation. */
  history: readonly Turn[];
  /** What the visitor reads. */
  language: Language;
  now: Date;
}

export type AnswerPart =
  | { type: 'chunk'; text: string }
  | { type: 'sources'; sources: Source[] }
  | { type: 'care'; card: CareCard };

/**
 * Whoever answers a visitor: the local knowledge or a language model. It runs only behind the emergency gate,
 * yields markdown in chunks, in the language of the question, and stops when the signal fires.
 */
export interface Answerer {
  answer(question: Question, signal: AbortSignal): AsyncIterable<AnswerPart>;
}
