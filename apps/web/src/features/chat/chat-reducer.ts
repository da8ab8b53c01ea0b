import type { CareCard, Source } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import type { Attachment } from '@rxweb/contracts/uploads';

/** A file as the conversation shows it; `previewUrl` is the picture on this device, for as long as the page is open. */
export interface MessageAttachment extends Attachment {
  previewUrl?: string;
}

/** How an answer came to its end without being finished. */
export type Cut = 'stopped' | 'interrupted';

/** One line of the conversation (spec section 3), and what this page knows beside it. */
export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  text: string;
  isStreaming: boolean;
  isError: boolean;
  attachments?: readonly MessageAttachment[];
  /** Milliseconds since the epoch. */
  at: number;
  sources?: readonly Source[];
  care?: CareCard;
  /** Questions that a tap asks. */
  suggestions?: readonly string[];
  cut?: Cut;
  /** Numbers that tell who somebody is were taken out of what the visitor wrote. */
  isMasked?: boolean;
  /** The answer failed and nothing could look for an emergency in the question. */
  isUnchecked?: boolean;
  /** Said by the store itself, not by the assistant. */
  isFromStore?: boolean;
  /** What an answer was asked for in; the page may be in the other language by now. */
  language?: Language;
}

export interface ChatState {
  messages: readonly ChatMessage[];
  /** The form that leaves a message for a person is in the conversation. */
  isHandOffOpen: boolean;
  /** A message for a person was left in this conversation. */
  hasLeftMessage: boolean;
}

export interface Question {
  id: string;
  text: string;
  attachments: readonly MessageAttachment[];
  isMasked?: boolean;
}

/** What the store says when a message for a person has reached it. */
export interface Confirmation {
  id: string;
  text: string;
  isMasked: boolean;
  at: number;
  language: Language;
}

export type ChatAction =
  | { type: 'asked'; question: Question; answerId: string; at: number; language: Language }
  | { type: 'asked-again'; failedId: string; answerId: string; at: number; language: Language }
  | { type: 'chunk'; answerId: string; text: string }
  | { type: 'sources'; answerId: string; sources: readonly Source[] }
  | { type: 'care'; answerId: string; card: CareCard }
  | { type: 'suggestions'; answerId: string; suggestions: readonly string[] }
  | { type: 'hand-off'; answerId: string }
  /** What the visitor wrote, without the numbers that were found in it since it was asked. */
  | { type: 'masked'; questionId: string; text: string }
  | { type: 'unchecked'; answerId: string }
  | { type: 'hand-off-opened' }
  | { type: 'hand-off-closed' }
  | { type: 'hand-off-left'; confirmation: Confirmation }
  | { type: 'ended'; answerId: string }
  | { type: 'stopped'; answerId: string }
  | { type: 'interrupted'; answerId: string }
  /** `text` is what the error bubble says. */
  | { type: 'failed'; answerId: string; text: string }
  | { type: 'cleared' };

export const emptyChat: ChatState = { messages: [], isHandOffOpen: false, hasLeftMessage: false };

/** The loading flag of the conversation: on while an answer is awaited or coming (spec section 4). */
export function isAnswering({ messages }: ChatState): boolean {
  return messages.some((message) => message.isStreaming);
}

/**
 * The states of the conversation (spec section 4). An action for an answer that is no longer there, or has already ended, changes
 * nothing: the stream of a cleared or stopped answer may still have something to say.
 */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'asked': {
      const { question, answerId, at, language } = action;
      const message: ChatMessage = { ...question, role: 'user', at, isStreaming: false, isError: false };
      return { ...state, messages: [...state.messages, message, placeholder(answerId, at, language)] };
    }
    case 'masked':
      return changeMessage(state, action.questionId, (question) => ({
        ...question,
        text: action.text,
        isMasked: true,
      }));
    case 'asked-again':
      return {
        ...state,
        messages: state.messages.map((message) =>
          message.id === action.failedId ? placeholder(action.answerId, action.at, action.language) : message,
        ),
      };
    case 'chunk':
      return changeStreaming(state, action.answerId, (answer) => ({ ...answer, text: answer.text + action.text }));
    case 'sources':
      return changeStreaming(state, action.answerId, (answer) => ({ ...answer, sources: action.sources }));
    case 'suggestions':
      return changeStreaming(state, action.answerId, (answer) => ({ ...answer, suggestions: action.suggestions }));
    case 'hand-off':
      return isStreamingStill(state, action.answerId) ? { ...state, isHandOffOpen: true } : state;
    case 'hand-off-opened':
      return { ...state, isHandOffOpen: true };
    case 'hand-off-closed':
      return { ...state, isHandOffOpen: false };
    case 'hand-off-left': {
      const said: ChatMessage = { ...action.confirmation, role: 'assistant', isStreaming: false, isError: false };
      const messages = [...state.messages, { ...said, isFromStore: true }];
      return { messages, isHandOffOpen: false, hasLeftMessage: true };
    }
    case 'care':
      // Also for an answer that has failed already: the card is what counts then.
      return changeMessage(state, action.answerId, (answer) => withCare(answer, action.card));
    case 'unchecked':
      return changeMessage(state, action.answerId, (answer) => ({ ...answer, isUnchecked: true }));
    case 'ended':
      return changeStreaming(state, action.answerId, (answer) => ({ ...answer, isStreaming: false }));
    case 'stopped':
    case 'interrupted': {
      const cut = action.type;
      return changeStreaming(state, action.answerId, (answer) => ({ ...answer, isStreaming: false, cut }));
    }
    case 'failed':
      return changeStreaming(state, action.answerId, (answer) => failed(answer, action.text));
    case 'cleared':
      return emptyChat;
  }
}

function placeholder(id: string, at: number, language: Language): ChatMessage {
  return { id, role: 'assistant', text: '', isStreaming: true, isError: false, at, language };
}

/** The browser's card and the server's are one; an emergency stays one. */
function withCare(answer: ChatMessage, card: CareCard): ChatMessage {
  const isWeaker = card.tier === 'pharmacist' && answer.care && answer.care.tier !== 'pharmacist';
  return isWeaker ? answer : { ...answer, care: card };
}

/** The error takes the answer's place; a card that sends to people who help stays. */
function failed({ id, at, language, care }: ChatMessage, text: string): ChatMessage {
  const error: ChatMessage = { id, role: 'assistant', text, isStreaming: false, isError: true, at };
  return { ...error, ...(language && { language }), ...(care && { care }) };
}

function isStreamingStill({ messages }: ChatState, answerId: string): boolean {
  return messages.some(({ id, isStreaming }) => id === answerId && isStreaming);
}

function changeStreaming(state: ChatState, id: string, change: (answer: ChatMessage) => ChatMessage): ChatState {
  return changeMessage(state, id, (answer) => (answer.isStreaming ? change(answer) : answer));
}

function changeMessage(state: ChatState, id: string, change: (message: ChatMessage) => ChatMessage): ChatState {
  const index = state.messages.findLastIndex((message) => message.id === id);
  const message = state.messages[index];
  const changed = message && change(message);
  return changed && changed !== message ? { ...state, messages: state.messages.with(index, changed) } : state;
}

/** The visitor's message that an answer answers. */
export function questionOf({ messages }: ChatState, answerId: string): ChatMessage | null {
  const index = messages.findIndex((message) => message.id === answerId);
  return messages.slice(0, Math.max(0, index)).findLast(isQuestion) ?? null;
}

/** What the visitor wrote before a question, or before all that is still to come; empty where nothing was. */
export function saidBefore({ messages }: Pick<ChatState, 'messages'>, questionId?: string): string {
  const index = messages.findIndex(({ id }) => id === questionId);
  return messages.slice(0, index < 0 ? messages.length : index).findLast(isQuestion)?.text ?? '';
}

function isQuestion({ role }: ChatMessage): boolean {
  return role === 'user';
}

/** The assistant's newest answer: only that one's suggestions are still to be seen. */
export function newestAnswer({ messages }: Pick<ChatState, 'messages'>): ChatMessage | undefined {
  return messages.findLast(({ role, isFromStore }) => role === 'assistant' && !isFromStore);
}
