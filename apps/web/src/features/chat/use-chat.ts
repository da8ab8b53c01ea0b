import { type Dispatch, useCallback, useReducer, useRef } from 'react';
import { logFailure } from '../../browser/log.ts';
import { localValues, tabValues } from '../../storage/browser-storage.ts';
import { currentLanguage } from '../../texts/use-texts.ts';
import type { FormConfirmation } from './chat-form-props.ts';
import { pendingReset, storedChatId } from './chat-id.ts';
import type { ChatFormName } from './chat-parts.ts';
import {
  type ChatAction,
  type ChatMessage,
  chatReducer,
  emptyChat,
  isAnswering,
  type MessageAttachment,
  previousQuestions,
  questionOf,
} from './chat-reducer.ts';
import { maskSync } from './safety/mask-sync.ts';
import { areMasksLoaded } from './safety/masks.ts';
import { useAnswerStream } from './use-answer-stream.ts';

export interface Chat {
  messages: readonly ChatMessage[];
  isAnswering: boolean;
  openForm: ChatFormName | null;
  /** Forms sent in this conversation. */
  leftForms: readonly ChatFormName[];
  /** Sends a message; false when it is empty or an answer is still coming. */
  ask(text: string, attachments: readonly MessageAttachment[]): boolean;
  /** Retries a failed or interrupted answer with the same text and files. */
  askAgain(answerId: string): void;
  /** Asks the question of a card again, because it is no emergency. */
  setAside(cardId: string): void;
  /** Stops the answer and keeps the part received. */
  stop(): void;
  /** Clears the conversation here, and on the server with the next message. */
  clear(): void;
  showForm(form: ChatFormName): void;
  closeForm(): void;
  /** The store confirmed the form's request. */
  confirmForm(form: ChatFormName, said: FormConfirmation): void;
}

/** The page's conversation. One abort signal ends its stream and the server's work on it. */
export function useChat(): Chat {
  const [state, dispatch] = useReducer(chatReducer, emptyChat);
  const { running, run } = useAnswerStream(dispatch);
  const lastId = useRef(0);
  const nextId = useCallback(() => {
    lastId.current += 1;
    return `message-${lastId.current}`;
  }, []);

  const ask = useCallback(
    (text: string, attachments: readonly MessageAttachment[]) => {
      const typed = text.trim();
      if (running.current || (typed === '' && attachments.length === 0)) return false;
      // Before the finders load, the bubble shows the text as typed; the sent text is masked in any case.
      const shown = areMasksLoaded() ? maskSync(typed) : { text: typed };
      const question = { id: nextId(), attachments, ...shown };
      const answerId = nextId();
      dispatch({ type: 'asked', question, answerId, at: Date.now(), language: currentLanguage() });
      void run(question, previousQuestions(state), answerId).then(notifyPipeline);
      return true;
    },
    [nextId, running, run, state],
  );

  const askAgain = useCallback(
    (failedId: string) => {
      const question = questionOf(state, failedId);
      if (running.current || !question) return;
      const answerId = nextId();
      dispatch({ type: 'asked-again', failedId, answerId, at: Date.now(), language: currentLanguage() });
      const again = { ...question, attachments: question.attachments ?? [] };
      const isNotEmergency = state.messages.some(({ id, isNotEmergency }) => id === failedId && isNotEmergency);
      void run(again, previousQuestions(state, question.id), answerId, isNotEmergency);
    },
    [state, nextId, running, run],
  );

  const setAside = useCallback(
    (cardId: string) => {
      const question = questionOf(state, cardId);
      if (running.current || !question) return;
      const answerId = nextId();
      dispatch({ type: 'set-aside', cardId, answerId, at: Date.now(), language: currentLanguage() });
      const again = { ...question, attachments: question.attachments ?? [] };
      void run(again, previousQuestions(state, question.id), answerId, true);
    },
    [state, nextId, running, run],
  );

  const stop = useCallback(() => running.current?.abort.abort(), [running]);

  const clear = useCallback(() => {
    running.current?.abort.abort();
    running.current = null;
    pendingReset.set(tabValues);
    for (const { previewUrl } of state.messages.flatMap(({ attachments = [] }) => attachments)) {
      if (previewUrl) URL.revokeObjectURL(previewUrl);
    }
    dispatch({ type: 'cleared' });
  }, [running, state.messages]);

  return {
    ...state,
    isAnswering: isAnswering(state),
    ask,
    askAgain,
    setAside,
    stop,
    clear,
    ...useFormState(dispatch, nextId),
  };
}

function useFormState(dispatch: Dispatch<ChatAction>, nextId: () => string) {
  const showForm = useCallback((form: ChatFormName) => dispatch({ type: 'form-opened', form }), [dispatch]);
  const closeForm = useCallback(() => dispatch({ type: 'form-closed' }), [dispatch]);
  const confirmForm = useCallback(
    (form: ChatFormName, said: FormConfirmation) => {
      const confirmation = { ...said, id: nextId(), at: Date.now(), language: currentLanguage() };
      dispatch({ type: 'form-left', form, confirmation });
    },
    [dispatch, nextId],
  );
  return { showForm, closeForm, confirmForm };
}

function notifyPipeline(text: string): void {
  if (text === '') return;
  import('./stream/pipeline.api.ts')
    .then(({ sendToPipeline }) => sendToPipeline({ chatId: storedChatId(localValues, Date.now()), text }))
    .catch((error: unknown) => logFailure('The message was not passed on', error));
}
