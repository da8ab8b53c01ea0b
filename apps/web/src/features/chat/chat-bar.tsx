import { chatLimits } from '@rxweb/contracts/limits';
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { cx } from '../../lib/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { cameraIcon, paperclipIcon } from '../../ui/icons.ts';
import styles from './chat-bar.module.css';
import layout from './chat-layout.module.css';
import { SendButton } from './send-button.tsx';
import { useDraft } from './use-draft.ts';

interface ChatBarProps {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  isOnline: boolean;
  isAnswering: boolean;
  isUploading: boolean;
  /** The conversation has begun: on narrow screens the hint is then only read aloud. */
  hasBegun: boolean;
  /** Files and notices above the text. */
  tray: ReactNode;
  /** Stands above the bar, outside its box. */
  above: ReactNode;
  /** Sends the text; false when it was not taken and is to stay. */
  onSend(text: string): boolean;
  onStop(): void;
  onPickFiles(): void;
  onTakePhoto(): void;
  /** Somebody tries to send without a connection. */
  onOfflineAttempt(): void;
  /** Somebody is about to use the bar. */
  onReady(): void;
}

/** Where one types: files left, growing text, send right; the hint and the standing line below (spec section 2). */
export function ChatBar(props: ChatBarProps) {
  const { inputRef, isOnline, isAnswering, isUploading, onSend } = props;
  const [draft, setDraft] = useDraft(useCallback(() => inputRef.current?.value ?? '', [inputRef]));
  const rowRef = useOfflineAttempts(!isOnline, props.onOfflineAttempt);
  useGrowing(inputRef, draft);
  const hasText = draft.trim() !== '';

  const submit = () => {
    if (!isOnline) props.onOfflineAttempt();
    else if (hasText && !isUploading && !isAnswering && onSend(draft)) setDraft('');
  };

  return (
    <div className={cx(styles.bar, props.hasBegun && styles.begun)}>
      <form
        className={layout.column}
        aria-label="Send a message"
        onFocus={props.onReady}
        onPointerEnter={props.onReady}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {props.above}
        <div className={styles.box}>
          {props.tray}
          <div className={styles.row} ref={rowRef}>
            <IconButton label="Add files" drawing={paperclipIcon} disabled={!isOnline} onClick={props.onPickFiles} />
            <IconButton label="Take a photo" drawing={cameraIcon} onClick={props.onTakePhoto} />
            <textarea
              ref={inputRef}
              className={styles.input}
              rows={1}
              aria-label="Type your question"
              placeholder="Type your question"
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
          <p className={styles.hint}>Drag files here, click the camera, or use the sprite button</p>
          <p className={styles.ai}>
            <b>AI assistant, may be wrong.</b> Emergency? <a href="tel:911">Call 911</a>
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

/** Hears taps on the row while its controls are disabled and hear nothing themselves. */
function useOfflineAttempts(isOffline: boolean, onAttempt: () => void): RefObject<HTMLDivElement | null> {
  const rowRef = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    const row = rowRef.current;
    if (!row || !isOffline) return;
    row.addEventListener('click', onAttempt);
    return () => row.removeEventListener('click', onAttempt);
  }, [isOffline, onAttempt]);
  return rowRef;
}
