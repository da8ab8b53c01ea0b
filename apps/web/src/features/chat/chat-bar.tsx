import { chatLimits } from '@rxweb/contracts/limits';
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { cx } from '../../lib/class-names.ts';
import { earlyRole, takeTyped } from '../../lib/early-input.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { lowQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { cameraIcon, paperclipIcon } from '../../ui/icons.ts';
import styles from './chat-bar.module.css';
import layout from './chat-layout.module.css';
import { SendButton } from './send-button.tsx';
import { useDraft } from './use-draft.ts';

interface ChatBarProps {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** The button that opens the file picker. */
  pickerRef: RefObject<HTMLButtonElement | null>;
  isPicking: boolean;
  isOnline: boolean;
  isAnswering: boolean;
  isUploading: boolean;
  /** The conversation has begun: on narrow screens the hint is then only read aloud. */
  hasBegun: boolean;
  /** Files and notices above the text. */
  tray: ReactNode;
  /** Stands above the bar, outside its box. */
  above: ReactNode;
  /** Stands there too, while nothing is typed. */
  aboveWhenEmpty: ReactNode;
  /** Stands there too, while a text cannot be sent for want of a connection. */
  aboveOffline(text: string): ReactNode;
  /** Sends the text; false when it was not taken and is to stay. */
  onSend(text: string): boolean;
  onStop(): void;
  onPickFiles(): void;
  onTakePhoto(): void;
  /** Somebody tries to send without a connection. */
  onOfflineAttempt(): void;
  /** Somebody wants a person. */
  onTalkToPerson(): void;
  /** Somebody is about to use the bar. */
  onReady(): void;
}

/** Where one types: files left, growing text, send right; the hint and the standing line below (spec section 2). */
export function ChatBar(props: ChatBarProps) {
  const { camera, chat } = useTexts();
  const { inputRef, isOnline, isAnswering, isUploading, onSend } = props;
  const [draft, setDraft] = useDraft(useCallback(() => takeTyped(inputRef.current), [inputRef]));
  const rowRef = useOfflineAttempts(!isOnline, props.onOfflineAttempt);
  useGrowing(inputRef, draft);
  useFocusAfterOffline(inputRef, isOnline);
  const isLow = useMediaQuery(lowQuery);
  const hasText = draft.trim() !== '';

  const submit = () => {
    if (!isOnline) props.onOfflineAttempt();
    else if (hasText && !isUploading && !isAnswering && onSend(draft)) setDraft('');
  };

  return (
    <div className={cx(styles.bar, (props.hasBegun || isLow) && styles.begun)}>
      <form
        className={layout.column}
        aria-label={chat.form}
        onFocus={props.onReady}
        onPointerEnter={props.onReady}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {props.above}
        {draft === '' && props.aboveWhenEmpty}
        {!isOnline && hasText && props.aboveOffline(draft)}
        <div className={styles.box}>
          {props.tray}
          <div className={styles.row} ref={rowRef}>
            <IconButton
              ref={props.pickerRef}
              label={chat.addFiles}
              drawing={paperclipIcon}
              {...earlyRole('files')}
              aria-haspopup="dialog"
              aria-expanded={props.isPicking}
              onClick={props.onPickFiles}
            />
            <IconButton label={camera.open} drawing={cameraIcon} onClick={props.onTakePhoto} />
            <textarea
              ref={inputRef}
              className={styles.input}
              rows={1}
              aria-label={chat.input}
              placeholder={chat.input}
              enterKeyHint="send"
              maxLength={chatLimits.maxTextChars}
              value={draft}
              disabled={!isOnline}
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
                event.preventDefault();
                submit();
              }}
            />
            <SendButton
              does={isAnswering ? 'stop' : hasText ? 'send' : 'pick'}
              isDisabled={!isOnline || (isUploading && hasText && !isAnswering)}
              onStop={props.onStop}
              onPick={props.onPickFiles}
            />
          </div>
        </div>
        <div className={styles.foot}>
          <p className={styles.hint}>{chat.hint}</p>
          <p className={styles.ai}>
            <span className={styles.line}>
              <b>{chat.aiNotice}</b> {chat.emergency} <a href="tel:911">{chat.call911}</a>.
            </span>{' '}
            <span className={styles.line}>
              {chat.noNumbers}{' '}
              <button type="button" className={styles.person} onClick={props.onTalkToPerson}>
                {chat.talkToPerson}
              </button>
            </span>
          </p>
        </div>
      </form>
    </div>
  );
}

/** Enter that ends a composition (Japanese, Chinese, Korean ...) belongs to the writing; older engines tell it by code 229. */
function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** Grows the field by script where the browser cannot by itself. CSS holds the limit. */
function useGrowing(inputRef: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input || CSS.supports('field-sizing', 'content')) return;
    input.style.height = text === '' ? '' : 'auto';
    if (text !== '') input.style.height = `${input.scrollHeight}px`;
  }, [inputRef, text]);
}

/** Who was typing when the connection went goes on typing when it is back, unless the focus has gone elsewhere: a disabled field loses it. */
function useFocusAfterOffline(inputRef: RefObject<HTMLTextAreaElement | null>, isOnline: boolean): void {
  const wasTyping = useRef(false);
  useLayoutEffect(() => {
    if (!isOnline) wasTyping.current = document.activeElement === inputRef.current;
    else if (wasTyping.current && document.activeElement === document.body) inputRef.current?.focus();
  }, [inputRef, isOnline]);
}

/** Hears taps on the row while its controls are disabled and hear nothing themselves. */
function useOfflineAttempts(isOffline: boolean, onAttempt: () => void): RefObject<HTMLDivElement | null> {
  const rowRef = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    const row = rowRef.current;
    if (!row || !isOffline) return;
    const listener = ({ target }: Event) => {
      // The buttons that add files work offline, too.
      if (!(target instanceof Element && target.closest('button:enabled'))) onAttempt();
    };
    row.addEventListener('click', listener);
    return () => row.removeEventListener('click', listener);
  }, [isOffline, onAttempt]);
  return rowRef;
}
