import type { CareCard, CareNote, FormOffer, Source } from '@rxweb/contracts/chat';
import type { LiveEvent } from '@rxweb/contracts/live/messages';
import type { Language } from '@rxweb/contracts/shared/language';
import type { Attachment } from '@rxweb/contracts/uploads';
import type { FormValues } from '@rxweb/domain/requests/form/form-fields';
import { isNoteDue } from '@rxweb/domain/safety/note-due';
import type { FormConfirmation } from './chat-form-props.ts';
import type { ChatFormName } from './chat-parts.ts';
import type { LiveMark } from './live/live-mark.ts';

/** A file in the conversation; `previewUrl` is its local picture, valid while the page is open. */
export interface MessageAttachment extends Attachment {
  previewUrl?: string;
}

/** Why an answer ended unfinished. */
export type Truncation = 'stopped' | 'interrupted';

/** A message (spec section 3) with local state. */
export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  text: string;
  isStreaming: boolean;
  isError: boolean;
  /** Beside an error: what to do about it. */
  advice?: string;
  attachments?: readonly MessageAttachment[];
  at: number;
  sources?: readonly Source[];
  care?: CareCard;
  /** Shown above the answer, unless a card for 911, Poison Control or 988 replaces the answer. */
  note?: CareNote;
  /** The visitor said that the card is no emergency. */
  isSetAside?: boolean;
  /** The answer to a question whose card was set aside. */
  isNotEmergency?: boolean;
  /** A form behind a button. */
  offeredForm?: ChatFormName;
  /** What was already said, for its fields. */
  said?: FormValues;
  suggestions?: readonly string[];
  /** Names what was sent to a language model for this answer. */
  disclosureId?: string;
  cut?: Truncation;
  /** Personal numbers were removed from the visitor's text. */
  isMasked?: boolean;
  /** The answer failed and the emergency check could not run. */
  isUnchecked?: boolean;
  /** From the store, not the assistant. */
  isFromStore?: boolean;
  /** Beside the store's confirmation of a form. */
  link?: FormConfirmation['link'];
  /** The language when asked; the page may have changed since. */
  language?: Language;
  /** Of a question: the same when it is asked again. */
  key?: string;
  /** Part of a live chat: shown by a part of its own. */
  live?: LiveMark;
}

export interface ChatState {
  messages: readonly ChatMessage[];
  openForm: ChatFormName | null;
  /** Forms sent in this conversation. */
  leftForms: readonly ChatFormName[];
  /** What was already said, for the open form's fields. */
  said?: FormValues;
  /** What an answer's stream said of a person in the chat, until the part for it has taken it. */
  live?: LiveEvent & { answerId: string };
}

export interface Question {
  id: string;
  /** The same when it is asked again. */
  key: string;
  text: string;
  attachments: readonly MessageAttachment[];
  isMasked?: boolean;
}

/** The store's confirmation of a form. */
export interface Confirmation extends FormConfirmation {
  id: string;
  at: number;
  language: Language;
}

export type ChatAction =
  | { type: 'asked'; question: Question; answerId: string; at: number; language: Language }
  | { type: 'asked-again'; failedId: string; answerId: string; at: number; language: Language }
  /** The card of an answer is no emergency: its question gets another answer, and the card stays. */
  | { type: 'set-aside'; cardId: string; answerId: string; at: number; language: Language }
  | { type: 'chunk'; answerId: string; text: string }
  | { type: 'sources'; answerId: string; sources: readonly Source[] }
  | { type: 'care'; answerId: string; card: CareCard }
  /** `isOwn`: from the browser's check, which the server's note overrides. */
  | { type: 'note'; answerId: string; note: CareNote; isOwn?: boolean }
  | { type: 'suggestions'; answerId: string; suggestions: readonly string[] }
  | { type: 'hand-off'; answerId: string; as?: 'button' }
  | ({ type: 'request-form'; answerId: string } & FormOffer)
  /** Once for each call of a language model; the first id names them all. */
  | { type: 'disclosed'; answerId: string; id: string }
  /** `text`: the visitor's message without the numbers found since. */
  | { type: 'masked'; questionId: string; text: string }
  | { type: 'unchecked'; answerId: string }
  /** A person has the question, or joined while the assistant answered. */
  | (LiveEvent & { answerId: string })
  | { type: 'form-opened'; form: ChatFormName; said?: FormValues }
  | { type: 'form-closed' }
  | { type: 'form-left'; form: ChatFormName; confirmation: Confirmation }
  | { type: 'ended'; answerId: string }
  | { type: 'stopped'; answerId: string }
  | { type: 'interrupted'; answerId: string }
  /** `text`: the error bubble's text. `advice`: what to do about it. */
  | { type: 'failed'; answerId: string; text: string; advice?: string }
  | { type: 'cleared' }
  /** An undone clearing, what the server kept, and live chats. */
  | { type: 'changed'; change: (state: ChatState) => ChatState };

export const emptyChat: ChatState = { messages: [], openForm: null, leftForms: [] };

/** True while an answer is awaited or streaming (spec section 4). */
export function isAnswering({ messages }: ChatState): boolean {
  return messages.some((message) => message.isStreaming);
}

/**
 * The conversation's states (spec section 4). Ignores actions for removed or ended answers, whose streams may still
 * deliver.
 */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'asked': {
      const { question, at } = action;
      const message: ChatMessage = { ...question, role: 'user', at, isStreaming: false, isError: false };
      return { ...state, messages: [...state.messages, message, placeholderFor(action)] };
    }
    case 'masked':
      return changeMessage(state, action.questionId, (asked) => ({ ...asked, text: action.text, isMasked: true }));
    case 'asked-again':
      return askedAgain(state, action.failedId, placeholderFor(action));
    case 'set-aside':
      return setAside(state, action.cardId, placeholderFor(action));
    case 'chunk':
      return changeStreaming(state, action.answerId, (answer) => ({ ...answer, text: answer.text + action.text }));
    case 'sources':
      return changeStreaming(state, action.answerId, (answer) => ({ ...answer, sources: action.sources }));
    case 'suggestions':
      return changeStreaming(state, action.answerId, (answer) => ({ ...answer, suggestions: action.suggestions }));
    case 'disclosed':
      return changeStreaming(state, action.answerId, (answer) => ({ disclosureId: action.id, ...answer }));
    case 'hand-off':
      return offerForm(state, { ...action, form: callback });
    case 'request-form':
      return offerForm(state, action);
    case 'form-opened':
      return withForm(state, action);
    case 'form-closed':
      return { ...state, openForm: null };
    case 'form-left':
      return formLeft(state, action.form, action.confirmation);
    case 'care':
      return closeForEmergency(
        changeMessage(state, action.answerId, (answer) => withCare(answer, action.card)),
        action,
      );
    case 'note':
      return changeMessage(state, action.answerId, (answer) => withNote(state, answer, action));
    case 'unchecked':
      return changeMessage(state, action.answerId, (answer) => ({ ...answer, isUnchecked: true }));
    case 'live':
      return { ...state, live: action };
    case 'ended':
      return changeStreaming(state, action.answerId, (answer) => ({ ...answer, isStreaming: false }));
    case 'stopped':
    case 'interrupted': {
      const cut = action.type;
      return changeStreaming(state, action.answerId, (answer) => ({ ...answer, isStreaming: false, cut }));
    }
    case 'failed':
      return changeStreaming(state, action.answerId, (answer) => failed(answer, action));
    case 'cleared':
      return emptyChat;
    case 'changed':
      return action.change(state);
  }
}

/** The form that the server offers. */
const callback = 'callback' satisfies ChatFormName;

/** An answer about to come. */
export interface NewAnswer {
  answerId: string;
  at: number;
  language: Language;
}

function placeholderFor({ answerId, at, language }: NewAnswer): ChatMessage {
  return { id: answerId, role: 'assistant', text: '', isStreaming: true, isError: false, at, language };
}

function askedAgain(state: ChatState, failedId: string, answer: ChatMessage): ChatState {
  const again = (message: ChatMessage) => (message.id === failedId ? { ...answer, ...setAsideOf(message) } : message);
  return { ...state, messages: state.messages.map(again) };
}

/** The card stays, and its question gets another answer. */
function setAside(state: ChatState, cardId: string, answer: ChatMessage): ChatState {
  const { messages } = changeMessage(state, cardId, (card) => ({ ...card, isSetAside: true }));
  return { ...state, messages: [...messages, { ...answer, isNotEmergency: true }] };
}

/** Another form may have opened meanwhile. */
function formLeft(state: ChatState, form: ChatFormName, confirmation: Confirmation): ChatState {
  const { messages, leftForms, openForm } = state;
  const said: ChatMessage = {
    ...confirmation,
    role: 'assistant',
    isStreaming: false,
    isError: false,
    isFromStore: true,
  };
  return {
    messages: [...messages.map((message) => withoutOffer(message, form)), said],
    openForm: openForm === form ? null : openForm,
    leftForms: [...new Set([...leftForms, form])],
  };
}

const setAsideOf = ({ isNotEmergency }: ChatMessage) => (isNotEmergency ? { isNotEmergency } : {});

/** A note is shown once for an answer, and not again within the next five, except instead of a card; the server's decides. */
function withNote(
  { messages }: ChatState,
  answer: ChatMessage,
  { note, isOwn = false }: { note: CareNote; isOwn?: boolean },
): ChatMessage {
  if (answer.note && (isOwn || answer.note.kind === note.kind)) return answer;
  const answers = messages.filter(({ role, isFromStore }) => role === 'assistant' && !isFromStore);
  const shown = answers.slice(0, answers.indexOf(answer)).map((earlier) => shownNote(earlier)?.kind ?? null);
  return answer.isNotEmergency || isNoteDue(note.kind, shown) ? { ...answer, note } : answer;
}

/** A card for 911, Poison Control or 988 replaces the note too. */
export function shownNote({ note, care }: ChatMessage): CareNote | undefined {
  return care && care.tier !== 'pharmacist' ? undefined : note;
}

/** Merges the browser's card with the server's; an emergency stays an emergency. */
function withCare(answer: ChatMessage, card: CareCard): ChatMessage {
  const isWeaker = card.tier === 'pharmacist' && answer.care && answer.care.tier !== 'pharmacist';
  return isWeaker ? answer : { ...answer, care: card };
}

/** The error replaces the answer but keeps a care card and a note. */
function failed(answer: ChatMessage, { text, advice }: { text: string; advice?: string }): ChatMessage {
  const { id, at, language, care, note, disclosureId } = answer;
  const error: ChatMessage = { id, role: 'assistant', text, isStreaming: false, isError: true, at };
  return {
    ...error,
    ...(advice && { advice }),
    ...(language && { language }),
    ...(care && { care }),
    ...(note && { note }),
    ...(disclosureId && { disclosureId }),
    ...setAsideOf(answer),
  };
}

/** A callback must not stand between a visitor and 911, Poison Control or 988. Also after a failure: the card matters most then. */
function closeForEmergency(state: ChatState, { answerId, card }: { answerId: string; card: CareCard }): ChatState {
  const { openForm } = state;
  if (card.tier === 'pharmacist' || !openForm) return state;
  return changeMessage({ ...state, openForm: null }, answerId, (answer) => withoutOffer(answer, openForm));
}

function withoutOffer(message: ChatMessage, form: ChatFormName): ChatMessage {
  if (message.offeredForm !== form) return message;
  const { offeredForm: _, ...others } = message;
  return others;
}

interface Offered {
  answerId: string;
  form: ChatFormName;
  as?: 'button' | undefined;
  said?: FormValues;
}

/**
 * Opens the form while the answer comes, unless it has a card for 911, Poison Control or 988, or offers it behind a button. The button also brings a form back.
 */
function offerForm(state: ChatState, { answerId, form, as, said }: Offered): ChatState {
  const offered = changeStreaming(state, answerId, (one) => ({ ...one, offeredForm: form, ...(said && { said }) }));
  if (as === 'button') return offered;
  const answer = state.messages.find(({ id, isStreaming }) => id === answerId && isStreaming);
  const mayOpen = answer !== undefined && (answer.care === undefined || answer.care.tier === 'pharmacist');
  return mayOpen ? withForm(offered, { form, ...(said && { said }) }) : state;
}

function withForm({ said: _, ...state }: ChatState, { form, said }: Pick<Offered, 'form' | 'said'>): ChatState {
  return { ...state, openForm: form, ...(said && { said }) };
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

/** The visitor's message that an answer belongs to. */
export function questionOf({ messages }: ChatState, answerId: string): ChatMessage | null {
  const index = messages.findIndex((message) => message.id === answerId);
  return messages.slice(0, Math.max(0, index)).findLast(isQuestion) ?? null;
}

/** The visitor's messages before a question, or all of them; may be empty. */
export function previousQuestions({ messages }: Pick<ChatState, 'messages'>, questionId?: string): string {
  const index = messages.findIndex(({ id }) => id === questionId);
  return messages.slice(0, index < 0 ? messages.length : index).findLast(isQuestion)?.text ?? '';
}

function isQuestion({ role }: ChatMessage): boolean {
  return role === 'user';
}

/** Only the newest answer shows suggestions. */
export function newestAnswer({ messages }: Pick<ChatState, 'messages'>): ChatMessage | undefined {
  return messages.findLast(({ role, isFromStore }) => role === 'assistant' && !isFromStore);
}
