import type { Attachment } from '@rxweb/contracts/uploads';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { logFailure } from '../../browser/log.ts';
import { localValues, tabValues } from '../../storage/browser-storage.ts';
import { currentChatTexts } from '../../texts/use-chat-texts.ts';
import { currentLanguage } from '../../texts/use-texts.ts';
import { type ChatCall, InterruptedError, streamAnswer } from './chat.api.ts';
import { pendingReset, storedChatId } from './chat-id.ts';
import {
  type ChatMessage,
  type Confirmation,
  chatReducer,
  emptyChat,
  isAnswering,
  type MessageAttachment,
  previousQuestions,
  type Question,
  questionOf,
} from './chat-reducer.ts';
import { failureText } from './failure-text.ts';
import { gatherChunks } from './gather-chunks.ts';
import { checkQuestion } from './safety/check-question.ts';
import { maskSync } from './safety/mask-sync.ts';
import { areMasksLoaded, maskForSending } from './safety/masks.ts';

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
  const store = useStore();
  const [state, dispatch] = useReducer(chatReducer, emptyChat);
  const running = useRef<{ answerId: string; abort: AbortController } | null>(null);
  const lastId = useRef(0);

  useEffect(() => () => running.current?.abort.abort(), []);

  const nextId = useCallback(() => {
    lastId.current += 1;
    return `message-${lastId.current}`;
  }, []);

  /** Returns the text as sent. */
  const run = useCallback(
    async (question: Question, before: string, answerId: string): Promise<string> => {
      const abort = new AbortController();
      running.current = { answerId, abort };
      let hasText = false;
      const reset = pendingReset.isSet(tabValues);
      const check = checkQuestion({ text: question.text, before }, currentLanguage(), store, {
        onCard: (card) => dispatch({ type: 'care', answerId, card }),
        onUnchecked: () => dispatch({ type: 'unchecked', answerId }),
      });
      const masked = await maskForSending(question.text);
      if (masked.isMasked) dispatch({ type: 'masked', questionId: question.id, text: masked.text });
      const chunks = gatherChunks((text) => dispatch({ type: 'chunk', answerId, text }));
      try {
        const call = callFor({ ...question, text: masked.text }, reset);
        for await (const event of streamAnswer(call, { signal: abort.signal })) {
          if (reset) pendingReset.done(tabValues);
          if (event.type === 'chunk') {
            hasText = true;
            chunks.add(event.text);
          } else dispatch({ ...event, answerId });
        }
        chunks.flush();
        dispatch({ type: 'ended', answerId });
      } catch (error) {
        chunks.flush();
        if (abort.signal.aborted) dispatch({ type: 'stopped', answerId });
        else {
          if (error instanceof InterruptedError && hasText) dispatch({ type: 'interrupted', answerId });
          else dispatch({ type: 'failed', answerId, text: failureText(error, currentChatTexts()) });
          check.failed();
        }
      } finally {
        if (running.current?.answerId === answerId) running.current = null;
      }
      return masked.text;
    },
    [store],
  );

  const ask = useCallback(
    (text: string, attachments: readonly MessageAttachment[]) => {
      const typed = text.trim();
      if (running.current || (typed === '' && attachments.length === 0)) return false;
      // Before the finders load, the bubble shows the text as typed; the sent text is masked in any case.
      const shown = areMasksLoaded() ? maskSync(typed) : { text: typed };
      const question = { id: nextId(), attachments, ...shown };
      const answerId = nextId();
      dispatch({ type: 'asked', question, answerId, at: Date.now(), language: currentLanguage() });
      void run(question, previousQuestions(state), answerId).then(tellPipeline);
      return true;
    },
    [nextId, run, state],
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
    [state, nextId, run],
  );

  const stop = useCallback(() => running.current?.abort.abort(), []);

  const clear = useCallback(() => {
    running.current?.abort.abort();
    running.current = null;
    pendingReset.set(tabValues);
    for (const { previewUrl } of state.messages.flatMap(({ attachments = [] }) => attachments)) {
      if (previewUrl) URL.revokeObjectURL(previewUrl);
    }
    dispatch({ type: 'cleared' });
  }, [state.messages]);

  const openCallback = useCallback(() => dispatch({ type: 'hand-off-opened' }), []);
  const closeCallback = useCallback(() => dispatch({ type: 'hand-off-closed' }), []);
  const confirmCallback = useCallback(
    (said: Pick<Confirmation, 'text' | 'isMasked'>) => {
      const confirmation = { ...said, id: nextId(), at: Date.now(), language: currentLanguage() };
      dispatch({ type: 'hand-off-left', confirmation });
    },
    [nextId],
  );

  return {
    ...state,
    isAnswering: isAnswering(state),
    ask,
    askAgain,
    stop,
    clear,
    openCallback,
    closeCallback,
    confirmCallback,
  };
}

function callFor({ text, attachments }: Question, reset: boolean): ChatCall {
  return {
    chatId: storedChatId(localValues, Date.now()),
    language: currentLanguage(),
    reset,
    text,
    attachments: attachments.map(toAttachment),
  };
}

/** Drops the local preview. */
function toAttachment({ bucket, path, name, type, size }: MessageAttachment): Attachment {
  return { bucket, path, name, type, size };
}

function tellPipeline(text: string): void {
  if (text === '') return;
  import('./stream/pipeline.api.ts')
    .then(({ sendToPipeline }) => sendToPipeline({ chatId: storedChatId(localValues, Date.now()), text }))
    .catch((error: unknown) => logFailure('The message was not passed on', error));
}
