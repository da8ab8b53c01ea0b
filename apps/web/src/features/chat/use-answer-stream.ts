import type { Attachment } from '@rxweb/contracts/uploads';
import { type Dispatch, type RefObject, startTransition, useCallback, useEffect, useRef } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { localValues } from '../../storage/browser-storage.ts';
import { currentChatTexts } from '../../texts/use/use-chat-texts.ts';
import { currentLanguage } from '../../texts/use/use-texts.ts';
import { type ChatCall, InterruptedError, streamAnswer } from './chat.api.ts';
import { storedChatId } from './chat-id.ts';
import type { ChatAction, MessageAttachment, Question } from './chat-reducer.ts';
import { gatherChunks } from './gather-chunks.ts';
import { screenKey } from './live/screen-key.ts';
import { checkQuestion } from './safety/check-question.ts';
import { maskForSending } from './safety/masks.ts';
import { failureAdvice, failureText } from './stream/failure-text.ts';

/** Streams one answer at a time into the conversation; `running` is null between answers. */
export function useAnswerStream(screen: RefObject<string>, dispatch: Dispatch<ChatAction>) {
  const store = useStore();
  const running = useRef<{ answerId: string; abort: AbortController } | null>(null);
  useEffect(() => () => running.current?.abort.abort(), []);

  /** Returns the text as sent. */
  const run = useCallback(
    async (question: Question, before: string, answerId: string, isNotEmergency = false): Promise<string> => {
      const abort = new AbortController();
      running.current = { answerId, abort };
      let hasText = false;
      const marks = { screen: screen.current, isNotEmergency };
      localValues.set(screenKey, screen.current);
      const asked = { said: { text: question.text, before }, language: currentLanguage(), store, isNotEmergency };
      const check = checkQuestion(asked, {
        onCard: (card) => dispatch({ type: 'care', answerId, card }),
        onNote: (note) => dispatch({ type: 'note', answerId, note, isOwn: true }),
        onUnchecked: () => dispatch({ type: 'unchecked', answerId }),
      });
      const masked = await maskForSending(question.text);
      if (masked.isMasked) dispatch({ type: 'masked', questionId: question.id, text: masked.text });
      const chunks = gatherChunks((text) => dispatch({ type: 'chunk', answerId, text }));
      try {
        const call = callFor({ ...question, text: masked.text }, marks);
        for await (const event of streamAnswer(call, { signal: abort.signal })) {
          if (event.type === 'chunk') {
            hasText = true;
            chunks.add(event.text);
          } else dispatch({ ...event, answerId });
        }
        chunks.flush();
        dispatch({ type: 'ended', answerId });
      } catch (error) {
        chunks.flush();
        // Paint the press first: laying out a long answer takes an old phone 100 ms.
        if (abort.signal.aborted) startTransition(() => dispatch({ type: 'stopped', answerId }));
        else {
          if (error instanceof InterruptedError && hasText) dispatch({ type: 'interrupted', answerId });
          else dispatch({ type: 'failed', answerId, ...failureOf(error) });
          check.failed();
        }
      } finally {
        if (running.current?.answerId === answerId) running.current = null;
      }
      return masked.text;
    },
    [screen, dispatch, store],
  );
  return { running, run };
}

function failureOf(error: unknown): { text: string; advice?: string } {
  const texts = currentChatTexts();
  const advice = failureAdvice(error, texts);
  return { text: failureText(error, texts), ...(advice && { advice }) };
}

function callFor({ key, text, attachments }: Question, marks: Pick<ChatCall, 'screen' | 'isNotEmergency'>): ChatCall {
  return {
    chatId: storedChatId(localValues, Date.now()),
    language: currentLanguage(),
    ...marks,
    key,
    text,
    attachments: attachments.map(toAttachment),
  };
}

/** Drops the local preview. */
function toAttachment({ bucket, path, name, type, size }: MessageAttachment): Attachment {
  return { bucket, path, name, type, size };
}
