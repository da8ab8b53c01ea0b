import { type Dispatch, useCallback, useReducer, useRef } from 'react';
import { logFailure } from '../../browser/log.ts';
import { localValues, tabValues } from '../../storage/browser-storage.ts';
import { currentLanguage } from '../../texts/use-texts.ts';
import { pendingReset, storedChatId } from './chat-id.ts';
import {
  type ChatAction,
  type ChatMessage,
  type Confirmation,
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
  isCallbackOpen: boolean;
  hasLeftMessage: boolean;
  /** Sends a message; false when it is empty or an answer is still coming. */
  ask(text: string, attachments: readonly MessageAttachment[]): boolean;
  /** Retries a failed or interrupted answer with the same text and files. */
  askAgain(answerId: string): void;
  /** Stops the answer and keeps the part received. */
  stop(): void;
  /** Clears the conversation here, and on the server with the next message. */
  clear(): void;
  openCallback(): void;
  closeCallback(): void;
  /** The store confirmed the callback request. */
  confirmCallback(said: Pick<Confirmation, 'text' | 'isMasked'>): void;
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
      void run(again, previousQuestions(state, question.id), answerId);
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
    stop,
    clear,
    ...useCallbackState(dispatch, nextId),
  };
}

function useCallbackState(dispatch: Dispatch<ChatAction>, nextId: () => string) {
  const openCallback = useCallback(() => dispatch({ type: 'hand-off-opened' }), [dispatch]);
  const closeCallback = useCallback(() => dispatch({ type: 'hand-off-closed' }), [dispatch]);
  const confirmCallback = useCallback(
    (said: Pick<Confirmation, 'text' | 'isMasked'>) => {
      const confirmation = { ...said, id: nextId(), at: Date.now(), language: currentLanguage() };
      dispatch({ type: 'hand-off-left', confirmation });
    },
    [dispatch, nextId],
  );
  return { openCallback, closeCallback, confirmCallback };
}

function notifyPipeline(text: string): void {
  if (text === '') return;
  import('./stream/pipeline.api.ts')
    .then(({ sendToPipeline }) => sendToPipeline({ chatId: storedChatId(localValues, Date.now()), text }))
    .catch((error: unknown) => logFailure('The message was not passed on', error));
}
