import type { Attachment } from '@rxweb/contracts/uploads';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { logFailure } from '../../browser/log.ts';
import { keptForGood, keptForTab } from '../../storage/browser-storage.ts';
import { currentChatTexts } from '../../texts/use-chat-texts.ts';
import { currentLanguage } from '../../texts/use-texts.ts';
import { type ChatCall, InterruptedError, streamAnswer } from './chat.api.ts';
import { keptChatId, pendingReset } from './chat-id.ts';
import {
  type ChatMessage,
  type Confirmation,
  chatReducer,
  emptyChat,
  isAnswering,
  type MessageAttachment,
  type Question,
  questionOf,
  saidBefore,
} from './chat-reducer.ts';
import { failureText } from './failure-text.ts';
import { gatherChunks } from './gather-chunks.ts';
import { checkQuestion } from './safety/check-question.ts';
import { maskNow } from './safety/mask-sync.ts';
import { areMasksLoaded, maskForSending } from './safety/masks.ts';

export interface Chat {
  messages: readonly ChatMessage[];
  isAnswering: boolean;
  /** The form that leaves a message for a person is in the conversation. */
  isHandOffOpen: boolean;
  /** A message for a person was left in this conversation. */
  hasLeftMessage: boolean;
  /** Sends a message; false when there is nothing to send or an answer is still coming. */
  ask(text: string, attachments: readonly MessageAttachment[]): boolean;
  /** Asks for the answer that failed or broke off again, with the same text and files. */
  askAgain(answerId: string): void;
  /** Ends the running answer and keeps what came of it. */
  stop(): void;
  /** Empties the conversation here, and on the server with the next message. */
  clear(): void;
  openHandOff(): void;
  closeHandOff(): void;
  /** The message for a person has reached the store, which says this. */
  confirmHandOff(said: Pick<Confirmation, 'text' | 'isMasked'>): void;
}

/** The conversation of this page. One abort signal ends its stream, down to the server's own work on it. */
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

  /** Returns the text as it was sent. */
  const run = useCallback(
    async (question: Question, before: string, answerId: string): Promise<string> => {
      const abort = new AbortController();
      running.current = { answerId, abort };
      let hasText = false;
      const reset = pendingReset.isSet(keptForTab);
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
          if (reset) pendingReset.done(keptForTab);
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
      // Where the finders are still on their way the bubble shows what was typed; what leaves is masked in any case.
      const shown = areMasksLoaded() ? maskNow(typed) : { text: typed };
      const question = { id: nextId(), attachments, ...shown };
      const answerId = nextId();
      dispatch({ type: 'asked', question, answerId, at: Date.now(), language: currentLanguage() });
      void run(question, saidBefore(state), answerId).then(tellPipeline);
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
      void run(again, saidBefore(state, question.id), answerId);
    },
    [state, nextId, run],
  );

  const stop = useCallback(() => running.current?.abort.abort(), []);

  const clear = useCallback(() => {
    running.current?.abort.abort();
    running.current = null;
    pendingReset.set(keptForTab);
    for (const { previewUrl } of state.messages.flatMap(({ attachments = [] }) => attachments)) {
      if (previewUrl) URL.revokeObjectURL(previewUrl);
    }
    dispatch({ type: 'cleared' });
  }, [state.messages]);

  const openHandOff = useCallback(() => dispatch({ type: 'hand-off-opened' }), []);
  const closeHandOff = useCallback(() => dispatch({ type: 'hand-off-closed' }), []);
  const confirmHandOff = useCallback(
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
    openHandOff,
    closeHandOff,
    confirmHandOff,
  };
}

function callFor({ text, attachments }: Question, reset: boolean): ChatCall {
  return {
    chatId: keptChatId(keptForGood, Date.now()),
    language: currentLanguage(),
    reset,
    text,
    attachments: attachments.map(toAttachment),
  };
}

/** What travels: the picture on this device stays here. */
function toAttachment({ bucket, path, name, type, size }: MessageAttachment): Attachment {
  return { bucket, path, name, type, size };
}

function tellPipeline(text: string): void {
  if (text === '') return;
  import('./stream/pipeline.api.ts')
    .then(({ sendToPipeline }) => sendToPipeline({ chatId: keptChatId(keptForGood, Date.now()), text }))
    .catch((error: unknown) => logFailure('The message was not passed on', error));
}
