import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { CannedReply } from '@rxweb/contracts/sms/inbox';
import type { SmsMessage, SmsPerson } from '@rxweb/contracts/sms/messages';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { openFormKeys, randomKey } from '../../../api/form-keys.ts';
import { useOnline } from '../../../browser/use-online.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { SendButtons, type SendWhen } from '../compose/send-buttons.tsx';
import { useComposeTools } from '../compose/use-compose-tools.tsx';
import { type TextToSend, useSmsApi } from '../sms.api.ts';
import styles from './reply.module.css';
import { sendWithOutcome } from './send-outcome.ts';
import type { Drafts } from './use-drafts.ts';

interface ReplyBoxProps {
  phone: string;
  name: string;
  person: SmsPerson | null;
  /** Decides whether a text starts a conversation. */
  waiting: Pick<SmsPerson, 'lastInboundAt' | 'unread'>;
  /** The user's email, or id. */
  repliedBy: string;
  drafts: Drafts;
  replies: readonly CannedReply[];
  onReplies: (replies: CannedReply[]) => void;
  box: RefObject<HTMLTextAreaElement | null>;
  onTyping: () => void;
  onSent: (message: SmsMessage | null, isSent: boolean) => Promise<void>;
}

/** Sends once, however often pressed. A failed text stays in the box. */
export function ReplyBox(props: ReplyBoxProps) {
  const { name, waiting, box, onTyping } = props;
  const isOnline = useOnline();
  const { reply: texts } = useSmsTexts().thread;
  const { text, change, tools, isBusy, isSendable, send } = useReply(props);
  useFieldHeight(box, text);
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (tools.onKeyDown(event)) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send('now');
  };

  return (
    <div className={styles.compose} {...tools.dropProps}>
      {!isOnline && (
        <p className={styles.offline} role="status">
          {texts.offline}
        </p>
      )}
      {tools.above}
      <label>
        <span className="visually-hidden">{texts.label(name)}</span>
        <textarea
          ref={box}
          rows={2}
          value={text}
          autoComplete="off"
          placeholder={texts.placeholder}
          className={styles.field}
          {...tools.fieldProps}
          onChange={({ currentTarget }) => {
            change(currentTarget.value);
            onTyping();
          }}
          onKeyDown={handleKey}
        />
      </label>
      {tools.below}
      <div className={styles.foot}>
        {tools.buttons}
        <div className={styles.send}>
          {tools.meter}
          <SendButtons person={waiting} isBusy={isBusy} isDisabled={!isSendable} onSend={(when) => void send(when)} />
        </div>
      </div>
    </div>
  );
}

function useReply({ phone, person, repliedBy, drafts, replies, onReplies, box, onSent }: ReplyBoxProps) {
  const api = useSmsApi();
  const smsTexts = useSmsTexts();
  const [text, setText] = useState(() => drafts.read(phone));
  const loaded = useEffectEvent(() => setText((before) => before || drafts.read(phone)));
  useEffect(() => {
    if (drafts.isLoaded) loaded();
  }, [drafts.isLoaded]);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const [formKeys, setFormKeys] = useState(() => openFormKeys(randomKey));

  const change = (next: string) => {
    setText(next);
    drafts.write(phone, next);
  };
  const tools = useComposeTools({ person, replies, onReplies, text, onChange: change, box });
  const isSendable = text.trim() !== '' && text.length <= smsLimits.maxChars && !tools.pictures.isBusy;

  const send = async (when: SendWhen) => {
    if (!isSendable || isRunning.current) return box.current?.focus();
    isRunning.current = true;
    setIsBusy(true);
    const body: TextToSend = {
      to: phone,
      body: text,
      replied_by: repliedBy,
      ...(tools.pictures.ids.length > 0 && { pictures: tools.pictures.ids }),
      ...(when !== 'now' && { when }),
    };
    const { isSent, words, message, isFinal } = await sendWithOutcome(() => api.send(body, formKeys(body)), smsTexts);
    if (isSent) {
      // Text typed while sending is the next text.
      const rest = drafts.read(phone);
      change(rest === text || rest.trim() === '' ? '' : rest);
      tools.pictures.clear();
    }
    if (isFinal) setFormKeys(() => openFormKeys(randomKey));
    const done = onSent(message, isSent);
    await showAlert(words);
    await done;
    box.current?.focus();
    isRunning.current = false;
    setIsBusy(false);
  };
  return { text, change, tools, isBusy, isSendable, send };
}

/** For browsers without `field-sizing`. */
function useFieldHeight(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const field = box.current;
    if (!field || CSS.supports('field-sizing', 'content')) return;
    field.style.height = 'auto';
    if (text !== '') field.style.height = `${field.scrollHeight + 2}px`;
  }, [box, text]);
}
