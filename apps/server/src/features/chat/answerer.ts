import type { Source } from '@rxweb/contracts/chat';
import type { AnswerOutcome } from '@rxweb/contracts/conversations';
import type { ModelDisclosure } from '@rxweb/contracts/model-disclosure';
import type { Language } from '@rxweb/contracts/shared/language';
import type { MessageClass } from '@rxweb/domain/safety/classifier/classes';

/** A turn of the conversation. */
export interface Turn {
  role: 'user' | 'assistant';
  text: string;
}

/** A readable file of the question. Its content is data, never an instruction. */
export interface QuestionFile {
  name: string;
  type: string;
  /** The text, truncated; null if none is readable. */
  text: string | null;
  /** A raster image for the model; null otherwise. */
  image: { type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif'; bytes: Uint8Array } | null;
}

export interface Question {
  text: string;
  files: readonly QuestionFile[];
  /** Earlier turns, oldest first; empty in a new conversation. */
  history: readonly Turn[];
  /** The visitor's language. */
  language: Language;
  /** A callback request is open, so don't offer another. */
  waitsForPerson: boolean;
  /** Identifies the visitor for the model's budget; safe to store. */
  visitorKey: string;
  now: Date;
  onDisclosure?: OnDisclosure;
}

export type AnswerPart =
  | { type: 'chunk'; text: string }
  | { type: 'sources'; sources: Source[] }
  | { type: 'suggestions'; suggestions: string[] }
  /** Offer the callback form: open, or behind a button. */
  | { type: 'hand-off'; as?: 'button' }
  /** For the record only, never sent. `intent` is a page's id or a fact's name; null when unrecognized. */
  | { type: 'outcome'; by: 'local' | 'model'; outcome: AnswerOutcome; intent: string | null; isDetail?: boolean };

/** Called with the masked words as they leave for a language model, before it answers. */
export type OnDisclosure = (disclosure: ModelDisclosure) => void;

/** What a language model reads to say what a message is about. */
export interface Reading {
  text: string;
  /** The visitor's previous question; empty without one. */
  before: string;
  /** Identifies the visitor for the model's budget; safe to store. */
  visitorKey: string;
  now: Date;
  onDisclosure?: OnDisclosure;
}

/**
 * Answers a visitor from local knowledge or a language model, behind the safety gate. Yields markdown in the question's language and stops
 * on the signal.
 */
export interface Answerer {
  /** Whether it reads images; if not, their bytes stay unread. */
  readonly wantsImages?: boolean;
  answer(question: Question, signal: AbortSignal): AsyncIterable<AnswerPart>;
  /**
   * Answers the store's part of a message whose medicine question goes to the pharmacist, never by a language model; yields nothing without one.
   */
  answerBeside?(question: Question): Iterable<AnswerPart>;
  /** The probability that a part of a message is the pharmacist's, after the visitor's previous question; null where it can't tell. */
  medicineShare?(text: string, before: string): number | null;
  /**
   * Reads a message that the safety gate is unsure of, if a language model is there. Null when it gives no class. Ends within 2.5 seconds and
   * never throws.
   */
  readClass?(reading: Reading, signal: AbortSignal): Promise<MessageClass | null>;
}
