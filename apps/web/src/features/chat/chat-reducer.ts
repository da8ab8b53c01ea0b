import type { CareCard, Source } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/language';
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
  /** The visitor wants a person: the form that leaves a message is offered. */
  offersHandOff?: boolean;
  cut?: Cut;
  /** What an answer was asked for in; the page may be in the other language by now. */
  language?: Language;
}

export interface ChatState {
  messages: readonly ChatMessage[];
}

export interface Question {
  id: string;
  text: string;
  attachments: readonly MessageAttachment[];
}

export type ChatAction =
  | { type: 'asked'; question: Question; answerId: string; at: number; language: Language }
  | { type: 'asked-again'; failedId: string; answerId: string; at: number; language: Language }
  | { type: 'chunk'; answerId: string; text: string }
  | { type: 'sources'; answerId: string; sources: readonly Source[] }
  | { type: 'care'; answerId: string; card: CareCard }
  | { type: 'suggestions'; answerId: string; suggestions: readonly string[] }
  | { type: 'hand-off'; answerId: string }
  | { type: 'ended'; answerId: string }
  | { type: 'stopped'; answerId: string }
  | { type: 'interrupted'; answerId: string }
  /** `text` is what the error bubble says. */
  | { type: 'failed'; answerId: string; text: string }
  | { type: 'cleared' };

export const emptyChat: ChatState = { messages: [] };

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
      const { id, text, attachments } = action.question;
      const question: ChatMessage = {
        id,
        role: 'user',
        text,
        attachments,
        at: action.at,
        isStreaming: false,
        isError: false,
      };
      return { messages: [...state.messages, question, placeholder(action.answerId, action.at, action.language)] };
    }
    case 'asked-again':
      return {
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
      return changeStreaming(state, action.answerId, (answer) => ({ ...answer, offersHandOff: true }));
    case 'care':
      // Also for an answer that has failed already: the card is what counts then.
      return changeAnswer(state, action.answerId, (answer) => ({ ...answer, care: action.card }));
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

/** The error takes the answer's place; a card that sends to people who help stays. */
function failed({ id, at, language, care }: ChatMessage, text: string): ChatMessage {
  const error: ChatMessage = { id, role: 'assistant', text, isStreaming: false, isError: true, at };
  return { ...error, ...(language && { language }), ...(care && { care }) };
}

function changeStreaming(state: ChatState, id: string, change: (answer: ChatMessage) => ChatMessage): ChatState {
  return changeAnswer(state, id, (answer) => (answer.isStreaming ? change(answer) : answer));
}

function changeAnswer(state: ChatState, id: string, change: (answer: ChatMessage) => ChatMessage): ChatState {
  const index = state.messages.findLastIndex((message) => message.id === id);
  const answer = state.messages[index];
  const changed = answer && change(answer);
  return changed && changed !== answer ? { messages: state.messages.with(index, changed) } : state;
}

/** The visitor's message that an answer answers. */
export function questionOf(state: ChatState, answerId: string): ChatMessage | null {
  const index = state.messages.findIndex((message) => message.id === answerId);
  const before = state.messages[index - 1];
  return before?.role === 'user' ? before : null;
}
