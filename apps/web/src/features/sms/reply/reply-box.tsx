import { type KeyboardEvent, type RefObject, Suspense, useLayoutEffect } from 'react';
import { useOnline } from '../../../browser/use-online.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { SendButtons } from '../compose/send-buttons.tsx';
import styles from './reply.module.css';
import { type ReplyBoxProps, useReply } from './use-reply.ts';

/** Loaded when the server asks for consent. */
const ConsentCheck = lazyPartOf(async () => (await import('./consent-check.tsx')).ConsentCheck);

/** Sends once, however often pressed. A failed text stays in the box. */
export function ReplyBox(props: ReplyBoxProps) {
  const { name, waiting, box, onTyping } = props;
  const isOnline = useOnline();
  const { reply: texts } = useSmsTexts().thread;
  const { text, change, tools, busy, isSendable, send, asking, setAsking } = useReply(props);
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
            busy={busy}
            isDisabled={!isSendable}
            isEmpty={text.trim() === ''}
            onSend={(when) => void send(when)}
          />
        </div>
      </div>
      <Suspense>
        {asking !== null && (
          <ConsentCheck
            name={name}
            onRecord={(consent) => void send(asking, consent)}
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

/** For browsers without `field-sizing`. */
function useFieldHeight(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const field = box.current;
    if (!field || CSS.supports('field-sizing', 'content')) return;
    field.style.height = 'auto';
    if (text !== '') field.style.height = `${field.scrollHeight + 2}px`;
  }, [box, text]);
}
