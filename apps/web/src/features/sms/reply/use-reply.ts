import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { CannedReply } from '@rxweb/contracts/sms/inbox';
import type { SmsMessage, SmsPerson } from '@rxweb/contracts/sms/messages';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { openFormKeys, randomKey } from '../../../api/form-keys.ts';
import { useStore } from '../../../boot/boot.tsx';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { showAlert } from '../../../ui/alert.tsx';
import type { SendWhen } from '../compose/send-buttons.tsx';
import { useComposeTools } from '../compose/use-compose-tools.tsx';
import { type TextToSend, useSmsApi } from '../sms.api.ts';
import { laterText } from '../when-text.ts';
import { sendWithOutcome } from './send-outcome.ts';
import { isForLater, isUndoable } from './undoable.ts';
import type { Drafts } from './use-drafts.ts';
import type { UndoSend } from './use-undo-send.ts';

export interface ReplyBoxProps {
  phone: string;
  name: string;
  person: SmsPerson | null;
  /** Decides whether a text starts a conversation, and needs recorded consent. */
  waiting: Pick<SmsPerson, 'lastInboundAt' | 'unread'>;
  /** The user's email, or id. */
  repliedBy: string;
  drafts: Drafts;
  replies: readonly CannedReply[];
  onReplies: (replies: CannedReply[]) => void;
  box: RefObject<HTMLTextAreaElement | null>;
  onTyping: () => void;
  onSent: (message: SmsMessage | null, isSent: boolean) => Promise<void>;
  undoSend: UndoSend;
}

/** Sends what is in the box, now or later. */
export function useReply(props: ReplyBoxProps) {
  const { phone, person, waiting, repliedBy, drafts, replies, onReplies, box, onSent, undoSend } = props;
  const api = useSmsApi();
  const smsTexts = useSmsTexts();
  const { text, change } = useDraftText(drafts, phone);
  const store = useStore();
  const [busy, setBusy] = useState<SendWhen | null>(null);
  const isRunning = useRef(false);
  const [asking, setAsking] = useState<SendWhen | null>(null);
  const [formKeys, setFormKeys] = useState(() => openFormKeys(randomKey));

  const tools = useComposeTools({ person, replies, onReplies, text, onChange: change, box });
  const isSendable = text.trim() !== '' && text.length <= smsLimits.maxChars && !tools.pictures.isBusy;

  const send = async (when: SendWhen, consent: TextToSend['consent'] = 'ask') => {
    if (!isSendable || isRunning.current) return box.current?.focus();
    setAsking(null);
    isRunning.current = true;
    setBusy(when);
    const body: TextToSend = {
      to: phone,
      body: text,
      replied_by: repliedBy,
      ...(tools.pictures.ids.length > 0 && { pictures: tools.pictures.ids }),
      ...(waiting.lastInboundAt === null && { consent }),
      ...(when instanceof Date ? { at: when.toISOString() } : when !== 'now' && { when }),
    };
    const undoSeconds = when === 'now' ? smsLimits.undoSeconds : undefined;
    const post = () => api.send(body, formKeys(body), undoSeconds);
    const { isSent, words, message, isFinal, needsConsent } = await sendWithOutcome(post, smsTexts);
    const { pictures } = tools.pictures;
    if (isSent) {
      // Text typed while sending is the next text.
      const rest = drafts.read(phone);
      change(rest === text || rest.trim() === '' ? '' : rest);
      tools.pictures.clear();
    }
    if (isFinal) setFormKeys(() => openFormKeys(randomKey));
    const done = onSent(message, isSent);
    if (needsConsent) setAsking(when);
    else if (message && isUndoable(message)) {
      const isAtRest = () => box.current?.value === '' && document.querySelector('[role="dialog"]') === null;
      const takeBack = () => {
        drafts.restore(phone, text);
        tools.pictures.restore(pictures);
      };
      void undoSend.follow(message, takeBack, isAtRest).then(() => box.current?.focus());
    } else if (isSent && message && isForLater(message)) {
      // Nothing was sent yet, so the alert would be wrong.
      undoSend.tell(message, laterText(store, message, smsTexts));
    } else await showAlert(words);
    await done;
    box.current?.focus();
    isRunning.current = false;
    setBusy(null);
  };
  return { text, change, tools, busy, isSendable, send, asking, setAsking };
}

/** The draft of a thread, as it is loaded, typed and restored. */
function useDraftText(drafts: Drafts, phone: string) {
  const [text, setText] = useState(() => drafts.read(phone));
  const loaded = useEffectEvent(() => setText((before) => before || drafts.read(phone)));
  useEffect(() => {
    if (drafts.isLoaded) loaded();
  }, [drafts.isLoaded]);
  const restored = useEffectEvent(() => setText(drafts.read(phone)));
  useEffect(() => {
    if (drafts.restored > 0) restored();
  }, [drafts.restored]);
  const change = (next: string) => {
    setText(next);
    drafts.write(phone, next);
  };
  return { text, change };
}
