import type { StaffLiveMessage, StaffLiveState } from '@rxweb/contracts/live/staff';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { openFormKeys, randomKey } from '../../../api/form-keys.ts';
import { useLoadedDraftStore } from '../../../data/drafts/use-loaded-draft-store.ts';
import { useLiveChatTexts } from '../../../texts/live/use-live-chat-texts.ts';
import { useLiveStaffApi } from './live-staff.api.ts';
import type { LiveFiles } from './use-live-files.ts';

interface ReplyOptions {
  id: string;
  ownId: string;
  files: LiveFiles;
  onSent(state: StaffLiveState, messages: readonly StaffLiveMessage[]): void;
  onLate(): void;
}

/** Reports of typing, as often as the other side needs them. */
const typingEveryMs = 5_000;

/** The text to the visitor: kept with its author until it is sent, and sent once. */
export function useLiveReply({ id, ownId, files, onSent, onLate }: ReplyOptions) {
  const api = useLiveStaffApi();
  const { compose: texts } = useLiveChatTexts();
  const { text, setText, latest } = useKeptText(id, ownId);
  const [isBusy, setIsBusy] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);
  const [formKeys, setFormKeys] = useState(() => openFormKeys(randomKey));
  const typedAt = useRef(Number.NEGATIVE_INFINITY);

  const change = (next: string) => {
    setText(next);
    if (next === '' || performance.now() - typedAt.current < typingEveryMs) return;
    typedAt.current = performance.now();
    // Nothing depends on it.
    api.typing(id, true).catch(() => undefined);
  };

  const send = async () => {
    const body = { text: text.trim(), attachments: [...files.ready] };
    // Files on their way go along: sent once they are stored.
    setIsWaiting(files.isBusy);
    if (isRunning.current || files.isBusy || (body.text === '' && body.attachments.length === 0)) return;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      const { message, state } = await api.send(id, { key: formKeys(body), ...body });
      onSent(state, [message]);
      // What is typed meanwhile is the next message.
      const typed = latest.current;
      setText(typed.startsWith(text) ? typed.slice(text.length) : typed);
      files.clear();
      typedAt.current = Number.NEGATIVE_INFINITY;
      setFormKeys(() => openFormKeys(randomKey));
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'conflict';
      setFailure(isLate ? texts.notIn : texts.failed);
      if (isLate) onLate();
    }
    isRunning.current = false;
    setIsBusy(false);
  };

  const sendNow = useEffectEvent(() => void send());
  useEffect(() => {
    if (isWaiting && !files.isBusy) sendNow();
  }, [isWaiting, files.isBusy]);

  const insert = (words: string, box: HTMLTextAreaElement | null) => change(inserted(text, words, box));
  return { text, change, send, insert, isBusy: isBusy || isWaiting, failure };
}

/** Puts words at the caret, with the focus. A place left open for a name is selected. */
function inserted(text: string, words: string, box: HTMLTextAreaElement | null): string {
  const [from, to] = [box?.selectionStart ?? text.length, box?.selectionEnd ?? text.length];
  requestAnimationFrame(() => {
    box?.focus();
    const open = /\{[^}]*\}/.exec(words);
    const start = from + (open?.index ?? words.length);
    box?.setSelectionRange(start, start + (open?.[0].length ?? 0));
  });
  return text.slice(0, from) + words + text.slice(to);
}

/** Kept on the server for its author, by conversation. */
function useKeptText(id: string, ownId: string) {
  const store = useLoadedDraftStore(ownId);
  const [text, setShown] = useState('');
  const latest = useRef(text);
  const place = `chat:${id}`;
  const setText = (next: string) => {
    latest.current = next;
    setShown(next);
    store?.keep(place, next.trim() === '' ? null : next);
  };
  const takeKept = useEffectEvent(() => {
    const kept = store?.read(place);
    if (text === '' && kept) setText(kept);
    else if (text !== '') store?.keep(place, text);
  });
  useEffect(() => {
    if (store) takeKept();
  }, [store]);
  return { text, setText, latest };
}
