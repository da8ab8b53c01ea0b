import type { SmsMessage, SmsPerson } from '@rxweb/contracts/sms/messages';
import { isUnread } from '@rxweb/domain/sms/threads';
import { useState } from 'react';
import { useSmsTexts } from '../../texts/sms/use-sms-texts.ts';
import { showAlert } from '../../ui/alert.tsx';
import { type PersonChange, personNow, useInboxApi } from './inbox.api.ts';
import { sendWithOutcome } from './reply/send-outcome.ts';
import { useSmsApi } from './sms.api.ts';
import { useErrorText } from './use-error-text.ts';
import type { SmsInbox } from './use-sms-inbox.ts';

export interface Undoable {
  id: number;
  words: string;
  undo: () => void;
}

interface ThreadActionOptions {
  inbox: SmsInbox;
  /** The user's email, or id. */
  repliedBy: string;
}

/** The thread's actions. Shows the result at once, and failures as alerts. */
export function useThreadActions({ inbox, repliedBy }: ThreadActionOptions) {
  const api = useSmsApi();
  const smsTexts = useSmsTexts();
  const texts = smsTexts.inbox;
  const errorText = useErrorText();
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const showError = (error: unknown) => void showAlert(errorText(error));

  const change = usePersonUpdate(inbox, showError);
  const offerUndo = (words: string, undo: () => void) =>
    setUndoable({
      id: Date.now(),
      words,
      undo: () => {
        setUndoable(null);
        undo();
      },
    });

  const { markRead, markUnread } = useReadState(inbox, repliedBy, showError);

  return {
    undoable,
    dismissUndo: () => setUndoable(null),
    markRead,
    markUnread,
    setDone: async (person: SmsPerson, isDone: boolean) => {
      const changed = await change(person, { isDone });
      if (changed && isDone) offerUndo(texts.done, () => void change(changed, { isDone: false }));
    },
    snooze: async (person: SmsPerson, until: Date | null) => {
      const changed = await change(person, { snoozedUntil: until?.toISOString() ?? null });
      if (changed && until) offerUndo(texts.snoozed, () => void change(changed, { snoozedUntil: null }));
    },
    resend: async ({ id }: SmsMessage) => {
      const { isSent, words, message } = await sendWithOutcome(() => api.resend(id), smsTexts);
      if (message) inbox.putMessage(message);
      inbox.refetch();
      if (!isSent) await showAlert(words);
    },
    cancel: async ({ id }: SmsMessage) => {
      await api.cancel(id).then(inbox.putMessage, showError);
      inbox.refetch();
    },
  };
}

export type ThreadActions = ReturnType<typeof useThreadActions>;

/** Retries once after a conflict: the request is unambiguous. */
function usePersonUpdate(inbox: SmsInbox, showError: (error: unknown) => void) {
  const inboxApi = useInboxApi();
  return async (person: SmsPerson, part: PersonChange): Promise<SmsPerson | null> => {
    try {
      const changed = await inboxApi.change(person, part).catch((error: unknown) => {
        const now = personNow(error);
        if (!now) throw error;
        return inboxApi.change(now, part);
      });
      inbox.putPerson(changed);
      inbox.refetch();
      return changed;
    } catch (error) {
      showError(error);
      return null;
    }
  };
}

function useReadState(inbox: SmsInbox, repliedBy: string, showError: (error: unknown) => void) {
  const api = useSmsApi();
  const markOne = async ({ id }: SmsMessage) => {
    await api.markRead(id, repliedBy);
    inbox.markRead(id);
  };
  /** Newest first: that one was answered (spec section 4). */
  const markRead = async (messages: readonly SmsMessage[], personId: string | null) => {
    const [newest, ...others] = messages.filter(isUnread).toReversed();
    try {
      if (newest) await markOne(newest);
      if (personId && others.length > 0) {
        inbox.putPerson(await api.markThread(personId, 'read'));
        for (const { id } of others) inbox.markRead(id);
      } else for (const message of others) await markOne(message);
    } catch (error) {
      showError(error);
    }
    inbox.refetch();
  };
  const markUnread = async (messages: readonly SmsMessage[], personId: string) => {
    inbox.forgetRead(messages.map(({ id }) => id));
    await api.markThread(personId, 'unread').then(inbox.putPerson, showError);
    inbox.refetch();
  };
  return { markRead, markUnread };
}
