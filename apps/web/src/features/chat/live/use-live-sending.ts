import type { CareCard } from '@rxweb/contracts/chat';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { randomKey } from '../../../api/form-keys.ts';
import { useStore } from '../../../boot/boot.tsx';
import { currentLanguage } from '../../../texts/use/use-texts.ts';
import { useStableCall } from '../../../ui/use-stable-call.ts';
import { type MessageAttachment, previousQuestions } from '../chat-reducer.ts';
import { checkQuestion } from '../safety/check-question.ts';
import { maskSync } from '../safety/mask-sync.ts';
import { maskForSending } from '../safety/masks.ts';
import type { Chat } from '../use-chat.ts';
import { liveApi } from './live.api.ts';
import { withTyped } from './live-messages.ts';
import { openOutbox, type SendResult } from './outbox.ts';
import type { LiveStanding } from './use-live-state.ts';

const noCard = { id: '', text: '', isStreaming: false, isError: false, role: 'assistant' } as const;

/** Sends what the visitor writes to the person in the chat, each message once, and shows it at once. */
export function useLiveSending(chat: Chat, { take }: Pick<LiveStanding, 'take'>) {
  const [isStuck, setIsStuck] = useState(false);
  const { change } = chat;
  /** One after the other: masking may wait. */
  const line = useRef(Promise.resolve());

  const handleResult = useCallback(
    (key: string, result: SendResult) => {
      if (result === 'sent') return;
      change((known) => ({
        ...known,
        messages: known.messages.map((message) =>
          message.live?.key === key ? { ...message, live: { ...message.live, refused: result } } : message,
        ),
      }));
    },
    [change],
  );
  const outbox = useOutbox(take, handleResult, setIsStuck);

  const check = useOwnCheck(chat);
  const send = useCallback(
    (text: string, files: readonly MessageAttachment[]) => {
      const key = randomKey();
      const at = Date.now();
      const shown = maskSync(text.trim());
      change((known) => ({
        ...known,
        messages: withTyped(known.messages, { key, at, attachments: files, language: currentLanguage(), ...shown }),
      }));
      check(key, text);
      const attachments = files.map(({ bucket, path, name, type, size }) => ({ bucket, path, name, type, size }));
      line.current = line.current.then(async () => {
        const masked = await maskForSending(text.trim());
        outbox()?.add({ key, text: masked.text, attachments, at });
      });
    },
    [change, check, outbox],
  );
  /** What an earlier page of this tab did not send. */
  const resume = useCallback(() => {
    for (const { key, text, attachments, at } of outbox()?.waiting() ?? []) {
      const typed = { key, text, attachments, at, isMasked: false, language: currentLanguage() };
      change((known) => ({ ...known, messages: withTyped(known.messages, typed) }));
    }
    outbox()?.resume();
  }, [change, outbox]);
  return { send, isStuck, resume };
}

/** What the browser's own check finds shows at once, also without a connection. */
function useOwnCheck(chat: Chat): (key: string, text: string) => void {
  const store = useStore();
  const { change } = chat;
  return useStableCall((key, text) => {
    const said = { text, before: previousQuestions(chat) };
    const onCard = (care: CareCard) =>
      change((known) => {
        const at = known.messages.findIndex(({ live }) => live?.key === key && live.seq === null);
        if (at < 0) return known;
        const live = { seq: null, kind: 'card', staff: null } as const;
        const card = { ...noCard, id: `card-${key}`, at: Date.now(), care, live };
        return { ...known, openForm: null, messages: known.messages.toSpliced(at + 1, 0, card) };
      });
    const nothing = () => undefined;
    checkQuestion(
      { said, language: currentLanguage(), store, isNotEmergency: false },
      { onCard, onNote: nothing, onUnchecked: nothing },
    );
  });
}

type Outbox = ReturnType<typeof openOutbox>;

function useOutbox(
  take: LiveStanding['take'],
  onResult: (key: string, result: SendResult) => void,
  onStuck: (isStuck: boolean) => void,
): () => Outbox | null {
  const box = useRef<Outbox | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    box.current = openOutbox({
      async send({ key, text, attachments }) {
        const { message, shown, state } = await liveApi.send({ key, text, attachments });
        take([message, ...shown], state);
      },
      onResult,
      onStuck,
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [take, onResult, onStuck]);
  return useCallback(() => box.current, []);
}

/** How often a side says that it still types. */
const typingEveryMs = 5_000;

/** Reports to staff that the visitor types, and what the visitor has seen. */
export function useLiveSigns(
  input: RefObject<HTMLTextAreaElement | null>,
  isJoined: boolean,
  seen: { last: number; told: number },
): void {
  useEffect(() => {
    const field = input.current;
    if (!isJoined || !field) return;
    let toldAt = Number.NEGATIVE_INFINITY;
    const tell = () => {
      if (field.value === '' || performance.now() - toldAt < typingEveryMs) return;
      toldAt = performance.now();
      liveApi.typing(true).catch(() => undefined);
    };
    field.addEventListener('input', tell);
    return () => field.removeEventListener('input', tell);
  }, [input, isJoined]);
  const { last, told } = seen;
  useEffect(() => {
    if (!isJoined || last <= told) return;
    const tell = () => document.hidden || liveApi.seen(last).catch(() => undefined);
    void tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [isJoined, last, told]);
}
