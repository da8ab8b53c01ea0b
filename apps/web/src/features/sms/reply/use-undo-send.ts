import type { SmsMessage } from '@rxweb/contracts/sms/messages';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { useSmsApi } from '../sms.api.ts';
import { useErrorText } from '../use-error-text.ts';
import type { SmsInbox } from '../use-sms-inbox.ts';
import { sendWithOutcome } from './send-outcome.ts';

/** A text on its way: undo it, or read how it ended. */
export interface Leaving {
  id: string;
  words: string;
  /** Null once it can't be taken back. */
  undo: (() => void) | null;
}

/** Follows texts that can be taken back, until they have left; alerts what went wrong, in the specification's words. */
export function useUndoSend(inbox: SmsInbox) {
  const api = useSmsApi();
  const texts = useSmsTexts();
  const errorText = useErrorText();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const undone = useRef(new Set<string>());
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const undo = async ({ id }: SmsMessage, onUndone: () => void) => {
    undone.current.add(id);
    setLeaving((before) => (before?.id === id ? null : before));
    try {
      await api.undo(id);
      onUndone();
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === 'not_found';
      if (isGone) onUndone();
      else {
        undone.current.delete(id);
        const isSent = error instanceof ApiError && error.code === 'conflict';
        await showAlert(isSent ? texts.thread.undo.tooLate : errorText(error));
      }
    }
    inbox.refetch();
  };

  /** `isAtRest` decides whether the last word may interrupt. */
  const follow = async (message: SmsMessage, onUndone: () => void, isAtRest: () => boolean) => {
    const { id } = message;
    setLeaving({ id, words: texts.thread.undo.sending, undo: () => void undo(message, onUndone) });
    const { isSent, words, message: sent } = await sendWithOutcome(() => api.outcome(id), texts);
    if (undone.current.has(id)) return;
    if (sent) inbox.putMessage(sent);
    inbox.refetch();
    const isLast = (before: Leaving | null) => before === null || before.id === id;
    if (isSent && isShown.current && !isAtRest()) {
      setLeaving((before) => (isLast(before) ? { id, words, undo: null } : before));
      return;
    }
    setLeaving((before) => (before?.id === id ? null : before));
    if (!isSent || isShown.current) await showAlert(words);
  };

  const tell = ({ id }: SmsMessage, words: string) => setLeaving({ id, words, undo: null });

  return { leaving, follow, tell, undo, dismiss: () => setLeaving(null) };
}

export type UndoSend = ReturnType<typeof useUndoSend>;
