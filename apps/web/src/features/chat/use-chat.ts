import type { CareCard } from '@rxweb/contracts/chat';
import type { Attachment } from '@rxweb/contracts/uploads';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { keptForGood, keptForTab } from '../../lib/kept-values.ts';
import { logFailure } from '../../lib/log.ts';
import { currentLanguage, currentTexts } from '../../lib/texts/use-texts.ts';
import { type ChatCall, InterruptedError, sendToPipeline, streamAnswer } from './chat.api.ts';
import { keptChatId, pendingReset } from './chat-id.ts';
import {
  type ChatMessage,
  chatReducer,
  emptyChat,
  isAnswering,
  type MessageAttachment,
  type Question,
  questionOf,
} from './chat-reducer.ts';
import { failureText } from './failure-text.ts';

export interface Chat {
  messages: readonly ChatMessage[];
  isAnswering: boolean;
  /** Sends a message; false when there is nothing to send or an answer is still coming. */
  ask(text: string, attachments: readonly MessageAttachment[]): boolean;
  /** Asks for the answer that failed or broke off again, with the same text and files. */
  askAgain(answerId: string): void;
  /** Ends the running answer and keeps what came of it. */
  stop(): void;
  /** Empties the conversation here, and on the server with the next message. */
  clear(): void;
}

/** The conversation of this page. One abort signal ends its stream, down to the server's own work on it. */
export function useChat(): Chat {
  const [state, dispatch] = useReducer(chatReducer, emptyChat);
  const running = useRef<{ answerId: string; abort: AbortController } | null>(null);
  const lastId = useRef(0);

  useEffect(() => () => running.current?.abort.abort(), []);

  const nextId = useCallback(() => {
    lastId.current += 1;
    return `message-${lastId.current}`;
  }, []);

  const run = useCallback(async (question: Question, answerId: string): Promise<void> => {
    const abort = new AbortController();
    running.current = { answerId, abort };
    let hasText = false;
    const reset = pendingReset.isSet(keptForTab);
    void emergencyCard(question.text).then((card) => card && dispatch({ type: 'care', answerId, card }));
    try {
      for await (const event of streamAnswer(callFor(question, reset), { signal: abort.signal })) {
        if (reset) pendingReset.done(keptForTab);
        if (event.type === 'chunk') hasText = true;
        dispatch({ ...event, answerId });
      }
      dispatch({ type: 'ended', answerId });
    } catch (error) {
      if (abort.signal.aborted) dispatch({ type: 'stopped', answerId });
      else if (error instanceof InterruptedError && hasText) dispatch({ type: 'interrupted', answerId });
      else dispatch({ type: 'failed', answerId, text: failureText(error, currentTexts()) });
    } finally {
      if (running.current?.answerId === answerId) running.current = null;
    }
  }, []);

  const ask = useCallback(
    (text: string, attachments: readonly MessageAttachment[]) => {
      if (running.current || (text.trim() === '' && attachments.length === 0)) return false;
      const question = { id: nextId(), text: text.trim(), attachments };
      const answerId = nextId();
      dispatch({ type: 'asked', question, answerId, at: Date.now(), language: currentLanguage() });
      void run(question, answerId).then(() => tellPipeline(question.text));
      return true;
    },
    [nextId, run],
  );

  const askAgain = useCallback(
    (failedId: string) => {
      const question = questionOf(state, failedId);
      if (running.current || !question) return;
      const answerId = nextId();
      dispatch({ type: 'asked-again', failedId, answerId, at: Date.now(), language: currentLanguage() });
      void run({ ...question, attachments: question.attachments ?? [] }, answerId);
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

  return { messages: state.messages, isAnswering: isAnswering(state), ask, askAgain, stop, clear };
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

/** The fixed check runs here too, so that the card is there at once and without the server (docs/decisions/0006). */
async function emergencyCard(text: string): Promise<CareCard | null> {
  try {
    const { checkForEmergency } = await loadEmergencyGate();
    return checkForEmergency(text, currentLanguage());
  } catch (error) {
    // The page lost its connection before it had loaded the check. The server runs it too.
    logFailure('The emergency check was not loaded', error);
    return null;
  }
}

/** Loads the check for emergencies, which the first paint does not need. */
export const loadEmergencyGate = () => import('@rxweb/domain/emergency-gate');

function tellPipeline(text: string): void {
  if (text === '') return;
  sendToPipeline({ chatId: keptChatId(keptForGood, Date.now()), text }).catch((error: unknown) =>
    logFailure('The message was not passed on', error),
  );
}
