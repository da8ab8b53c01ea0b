import type { Source } from '@rxweb/contracts/chat';
import type { AnswerOutcome } from '@rxweb/contracts/conversations';
import type { Language } from '@rxweb/contracts/shared/language';

/** One thing that was said in a conversation, oldest first. */
export interface Turn {
  role: 'user' | 'assistant';
  text: string;
}

/** A file that came with the question, as far as it can be read. What is in it is data, never an order. */
export interface QuestionFile {
  name: string;
  type: string;
  /** Its words, cut to a length; null where it holds none that can be read. */
  text: string | null;
  /** A plain raster picture that a model may look at; null for anything else. */
  image: { type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif'; bytes: Uint8Array } | null;
}

export interface Question {
  text: string;
  files: readonly QuestionFile[];
  /** What was said before, oldest first; empty in a new conversation. */
  history: readonly Turn[];
  /** What the visitor reads. */
  language: Language;
  /** Whether a message for a person waits in this conversation: then nobody is offered a person again. */
  waitsForPerson: boolean;
  /** Tells visitors apart in what a model may cost; safe to keep. */
  visitorKey: string;
  now: Date;
}

export type AnswerPart =
  | { type: 'chunk'; text: string }
  | { type: 'sources'; sources: Source[] }
  | { type: 'suggestions'; suggestions: string[] }
  /** Offer the form that leaves a message for a person. */
  | { type: 'hand-off' }
  /** For the record, once: never sent. `intent` is a page's id or a fact's name; null when nothing was recognised. */
  | { type: 'outcome'; by: 'local' | 'model'; outcome: AnswerOutcome; intent: string | null };

/**
 * Whoever answers a visitor: the local knowledge or a language model. It runs only behind the safety gate, yields markdown in chunks,
 * in the language of the question, and stops when the signal fires.
 */
export interface Answerer {
  /** Whether it looks at pictures; left out, their bytes are not even read. */
  readonly wantsImages?: boolean;
  answer(question: Question, signal: AbortSignal): AsyncIterable<AnswerPart>;
}
