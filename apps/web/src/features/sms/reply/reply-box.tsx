import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { CannedReply } from '@rxweb/contracts/sms/inbox';
import type { SmsMessage, SmsPerson } from '@rxweb/contracts/sms/messages';
import {
  type KeyboardEvent,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { openFormKeys, randomKey } from '../../../api/form-keys.ts';
import { useOnline } from '../../../browser/use-online.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { SendButtons, type SendWhen } from '../compose/send-buttons.tsx';
import { useComposeTools } from '../compose/use-compose-tools.tsx';
import { type TextToSend, useSmsApi } from '../sms.api.ts';
import styles from './reply.module.css';
import { sendWithOutcome } from './send-outcome.ts';
import { isUndoable } from './undoable.ts';
import type { Drafts } from './use-drafts.ts';
import type { UndoSend } from './use-undo-send.ts';

/** Loaded when the server asks for consent. */
const ConsentCheck = lazyPartOf(async () => (await import('./consent-check.tsx')).ConsentCheck);

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
  /** The first text to them: the server sends it only with recorded consent. */
  isFirst: boolean;
  onPerson: (person: SmsPerson) => void;
  undoSend: UndoSend;
}

/** Sends once, however often pressed. A failed text stays in the box. */
export function ReplyBox(props: ReplyBoxProps) {
  const { name, waiting, box, onTyping } = props;
  const isOnline = useOnline();
  const { reply: texts } = useSmsTexts().thread;
  const { text, change, tools, isBusy, isSendable, send, asking, setAsking } = useReply(props);
  useFieldHeight(box, text);
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (tools.onKeyDown(event)) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send('now');
  };

  return (
    <div className={styles.compose} {...tools.dropProps}>
      {!isOnline && <Offline words={texts.offline} />}
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
          <SendButtons
            person={waiting}
            isBusy={isBusy}
            isDisabled={!isSendable}
            isEmpty={text.trim() === ''}
            onSend={(when) => void send(when)}
          />
        </div>
      </div>
      <Suspense>
        {asking !== null && (
          <ConsentCheck
            {...{ name, person: props.person, onRecorded: props.onPerson }}
            onSend={() => void send(asking, true)}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

function Offline({ words }: { words: string }) {
  return (
    <p className={styles.offline} role="status">
      {words}
    </p>
  );
}

function useReply(props: ReplyBoxProps) {
  const { phone, person, repliedBy, drafts, replies, onReplies, box, onSent, isFirst, undoSend } = props;
  const api = useSmsApi();
  const smsTexts = useSmsTexts();
  const { text, change } = useDraftText(drafts, phone);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const [asking, setAsking] = useState<SendWhen | null>(null);
  const [formKeys, setFormKeys] = useState(() => openFormKeys(randomKey));

  const tools = useComposeTools({ person, replies, onReplies, text, onChange: change, box });
  const isSendable = text.trim() !== '' && text.length <= smsLimits.maxChars && !tools.pictures.isBusy;

  const send = async (when: SendWhen, isAgreed = false) => {
    if (!isSendable || isRunning.current) return box.current?.focus();
    setAsking(null);
    isRunning.current = true;
    setIsBusy(true);
    const body: TextToSend = {
      to: phone,
      body: text,
      replied_by: repliedBy,
      ...(tools.pictures.ids.length > 0 && { pictures: tools.pictures.ids }),
      ...(isFirst && !isAgreed && { consent: 'ask' }),
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
    } else await showAlert(words);
    await done;
    box.current?.focus();
    isRunning.current = false;
    setIsBusy(false);
  };
  return { text, change, tools, isBusy, isSendable, send, asking, setAsking };
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

/** For browsers without `field-sizing`. */
function useFieldHeight(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const field = box.current;
    if (!field || CSS.supports('field-sizing', 'content')) return;
    field.style.height = 'auto';
    if (text !== '') field.style.height = `${field.scrollHeight + 2}px`;
  }, [box, text]);
}
