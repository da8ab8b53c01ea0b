import type { SmsMessage, SmsPerson } from '@rxweb/contracts/sms/messages';
import { isUnread } from '@rxweb/domain/sms/sms';
import { useState } from 'react';
import { showAlert } from '../../ui/alert.tsx';
import { errorText as inboxErrorText, type PersonChange, personNow, useInboxApi } from './inbox.api.ts';
import { sendWithOutcome } from './reply/send-outcome.ts';
import { useSmsApi } from './sms.api.ts';
import type { SmsInbox } from './use-sms-inbox.ts';

export interface Undoable {
  id: number;
  words: string;
  undo: () => void;
}

interface ThreadActsOptions {
  inbox: SmsInbox;
  /** Who is signed in: their address, or what else there is. */
  repliedBy: string;
}

/** What staff do with a thread beside writing. Shows at once what the server agreed to; failures are told in words. */
export function useThreadActions({ inbox, repliedBy }: ThreadActsOptions) {
  const api = useSmsApi();
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const tell = (error: unknown) => void showAlert(inboxErrorText(error));

  const change = usePersonUpdate(inbox, tell);
  const offerUndo = (words: string, undo: () => void) =>
    setUndoable({
      id: Date.now(),
      words,
      undo: () => {
        setUndoable(null);
        undo();
      },
    });

  const { markRead, markUnread } = useReadState(inbox, repliedBy, tell);

  return {
    undoable,
    dismissUndo: () => setUndoable(null),
    markRead,
    markUnread,
    setDone: async (person: SmsPerson, isDone: boolean) => {
      const changed = await change(person, { isDone });
      if (changed && isDone) offerUndo('Done.', () => void change(changed, { isDone: false }));
    },
    snooze: async (person: SmsPerson, until: Date | null) => {
      const changed = await change(person, { snoozedUntil: until?.toISOString() ?? null });
      if (changed && until) offerUndo('Snoozed.', () => void change(changed, { snoozedUntil: null }));
    },
    resend: async ({ id }: SmsMessage) => {
      const { isSent, words, message } = await sendWithOutcome(() => api.resend(id));
      if (message) inbox.putMessage(message);
      inbox.refetch();
      if (!isSent) await showAlert(words);
    },
    cancel: async ({ id }: SmsMessage) => {
      await api.cancel(id).then(inbox.putMessage, tell);
      inbox.refetch();
    },
  };
}

export type ThreadActions = ReturnType<typeof useThreadActions>;

/** Repeats the change once after a conflict: what the user asked for is unambiguous. */
function usePersonUpdate(inbox: SmsInbox, tell: (error: unknown) => void) {
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
      tell(error);
      return null;
    }
  };
}

function useReadState(inbox: SmsInbox, repliedBy: string, tell: (error: unknown) => void) {
  const api = useSmsApi();
  const markOne = async ({ id }: SmsMessage) => {
    await api.markRead(id, repliedBy);
    inbox.markRead(id);
  };
  /** The newest first: that is the one that was answered (spec section 4). */
  const markRead = async (messages: readonly SmsMessage[], personId: string | null) => {
    const [newest, ...others] = messages.filter(isUnread).toReversed();
    try {
      if (newest) await markOne(newest);
      if (personId && others.length > 0) {
        inbox.putPerson(await api.markThread(personId, 'read'));
        for (const { id } of others) inbox.markRead(id);
      } else for (const message of others) await markOne(message);
    } catch (error) {
      tell(error);
    }
    inbox.refetch();
  };
  const markUnread = async (messages: readonly SmsMessage[], personId: string) => {
    inbox.forgetRead(messages.map(({ id }) => id));
    await api.markThread(personId, 'unread').then(inbox.putPerson, tell);
    inbox.refetch();
  };
  return { markRead, markUnread };
}
