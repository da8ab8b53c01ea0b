import { maxTextChars } from '@rxweb/contracts/shared/page-limits';
import { earlyRole } from '../../boot/early-input.ts';
import { cx } from '../../browser/class-names.ts';
import { useTexts } from '../../texts/use/use-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { cameraIcon, paperclipIcon } from '../../ui/icons.ts';
import styles from './chat-bar.module.css';
import layout from './chat-layout.module.css';
import type { ConversationView } from './conversation.tsx';
import type { ConversationPlaces } from './conversation-places.ts';
import { SendButton } from './send-button.tsx';

interface ChatBarProps extends ConversationView {
  places: ConversationPlaces;
  draft: string;
  onDraft(text: string): void;
  isOnline: boolean;
  /** The text is waiting for the code that sends it. */
  isSending: boolean;
  onSend(): void;
  onStop(): void;
  onPickFiles(): void;
  onTakePhoto(): void;
  onTalkToPerson(): void;
  /** The visitor is about to use the bar. */
  onReady(): void;
}

/** The input row: files left, growing field, send right; hint and disclaimer below (spec section 2). */
export function ChatBar(props: ChatBarProps) {
  const { camera, chat } = useTexts();
  const { places, draft, isOnline, isAnswering, isUploading, isSending } = props;
  const hasText = draft.trim() !== '';

  const submit = () => {
    // Offline or with files, even an empty attempt gets an answer.
    if (hasText || !isOnline || props.hasFiles) props.onSend();
  };

  return (
    <div className={cx(styles.bar, props.hasBegun && styles.begun)}>
      <form
        className={layout.column}
        aria-label={chat.form}
        onFocus={props.onReady}
        // React misses `onPointerEnter` for a pointer coming from a part that is not hydrated.
        onPointerOver={props.onReady}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {isSending && (
          <p className="visually-hidden" role="status">
            {chat.sending}
          </p>
        )}
        <div className={styles.box} aria-busy={isSending || undefined}>
          <div className={styles.row} ref={places.row}>
            <IconButton
              ref={places.picker}
              label={chat.addFiles}
              drawing={paperclipIcon}
              {...earlyRole('files')}
              aria-haspopup="dialog"
              aria-expanded={props.isPicking}
              onClick={props.onPickFiles}
            />
            <IconButton label={camera.open} drawing={cameraIcon} onClick={props.onTakePhoto} />
            <DraftField {...props} onSubmit={submit} />
            <SendButton
              does={isAnswering ? 'stop' : hasText ? 'send' : 'pick'}
              isBusy={isSending}
              isDisabled={!isOnline || (isUploading && hasText && !isAnswering)}
              onStop={props.onStop}
              onPick={props.onPickFiles}
            />
          </div>
        </div>
        <BarFoot onTalkToPerson={props.onTalkToPerson} />
      </form>
    </div>
  );
}

function DraftField({ places, draft, onDraft, isOnline, isSending, onSubmit }: ChatBarProps & { onSubmit(): void }) {
  const { chat } = useTexts();
  return (
    <textarea
      ref={places.input}
      className={styles.input}
      rows={1}
      aria-label={chat.input}
      placeholder={chat.input}
      enterKeyHint="send"
      maxLength={maxTextChars}
      value={draft}
      disabled={!isOnline}
      readOnly={isSending}
      onChange={(event) => onDraft(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}

function BarFoot({ onTalkToPerson }: Pick<ChatBarProps, 'onTalkToPerson'>) {
  const { chat } = useTexts();
  return (
    <div className={styles.foot}>
      <p className={styles.hint}>{chat.hint}</p>
      <p className={styles.ai}>
        <span className={styles.line}>
          <b>{chat.aiNotice}</b>
          {` ${chat.emergency} `}
          <a href="tel:911">{chat.call911}</a>.
        </span>{' '}
        <span className={styles.line}>
          {`${chat.noNumbers} `}
          <button type="button" className={styles.person} onClick={onTalkToPerson}>
            {chat.talkToPerson}
          </button>
        </span>
      </p>
    </div>
  );
}

/** Enter may confirm an IME composition (Japanese, Chinese, Korean); older engines report key code 229. */
function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
