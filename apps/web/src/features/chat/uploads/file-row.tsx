import { useRef } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { sizeText } from '../../../format/size-text.ts';
import type { ChatTexts } from '../../../texts/chat-en.ts';
import { useChatTexts } from '../../../texts/use-chat-texts.ts';
import { useUiTexts } from '../../../texts/use-ui-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { alertIcon, checkIcon, closeIcon, fileIcon } from '../../../ui/more-icons.ts';
import { KeptRow, type LoseFocus } from './focus-restore.tsx';
import { sentText } from './sent-text.ts';
import styles from './tray.module.css';
import { uploadFailureText } from './upload-failure-text.ts';
import { isRunning, type Upload } from './upload-reducer.ts';

interface FileRowProps {
  upload: Upload;
  isOffline: boolean;
  onLoseFocus: LoseFocus;
  onRemove(): void;
  onRetry(): void;
}

/** One file of the list: what it is, how far it is in words and as a bar, and a way to call it off. */
export function FileRow({ upload, isOffline, onLoseFocus, onRemove, onRetry }: FileRowProps) {
  const texts = useChatTexts();
  const { common } = useUiTexts();
  const removeRef = useRef<HTMLButtonElement>(null);
  const { name } = upload.file;
  const { state, failure, message = '' } = upload;
  const hasFailed = state === 'failed' || state === 'rejected';
  return (
    <KeptRow className={cx(styles.file, hasFailed && styles.error)} onLoseFocus={onLoseFocus}>
      <FileKind upload={upload} />
      <div>
        {state === 'rejected' ? (
          <Rejection name={name} message={message} advice={texts.uploads.notSupportedHint} />
        ) : (
          <p className={styles.name} title={name}>
            {name}
          </p>
        )}
        {failure && (
          <p className={styles.reason} role="alert">
            {uploadFailureText(failure, texts.uploads)}
          </p>
        )}
        {failure && (
          <Button
            variant="quiet"
            className={styles.retry}
            onClick={() => {
              // This button goes with the failure.
              removeRef.current?.focus();
              onRetry();
            }}
          >
            {common.tryAgain}
          </Button>
        )}
        {state === 'done' && (
          <p className={cx(styles.state, styles.done)}>
            <Icon drawing={checkIcon} size={18} />
            {texts.uploads.uploaded(sizeText(upload.totalBytes))}
          </p>
        )}
        {(isRunning(upload) || state === 'queued') && (
          <p className={styles.state}>{stateText(upload, isOffline, texts)}</p>
        )}
        {(isRunning(upload) || state === 'done') && <Progress upload={upload} />}
      </div>
      <IconButton
        ref={removeRef}
        label={isRunning(upload) ? texts.uploads.cancel(name) : texts.uploads.remove(name)}
        drawing={closeIcon}
        size={20}
        data-remove=""
        onClick={onRemove}
      />
    </KeptRow>
  );
}

/** The picture of an image, or the sign of what the row is about. */
export function FileKind({ upload: { state, previewUrl } }: { upload: Upload }) {
  if (state === 'failed' || state === 'rejected') {
    return (
      <span className={styles.kind}>
        <Icon drawing={alertIcon} size={24} />
      </span>
    );
  }
  return (
    <span className={styles.kind}>
      {previewUrl ? <img src={previewUrl} alt="" /> : <Icon drawing={fileIcon} size={24} />}
    </span>
  );
}

/** Who is told a list of types gets a plain word on it, too. */
const longMessage = 160;

function Rejection({ name, message, advice }: { name: string; message: string; advice: string }) {
  const reason = message.startsWith(name) ? message.slice(name.length) : null;
  const isLong = message.length > longMessage;
  return (
    <div role="alert">
      <p className={cx(styles.reason, isLong && styles.long)} title={isLong ? message : undefined}>
        {reason === null ? (
          message
        ) : (
          <>
            <b>{name}</b>
            {reason}
          </>
        )}
      </p>
      {isLong && <p className={styles.advice}>{advice}</p>}
    </div>
  );
}

function Progress({ upload }: { upload: Upload }) {
  const percent = Math.round(upload.percent);
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={upload.file.name}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  );
}

/** What really happens, and with how many bytes; the percentage is the spec's (section 4). */
function stateText({ state, percent, sentBytes, totalBytes }: Upload, isOffline: boolean, texts: ChatTexts): string {
  const size = sizeText(totalBytes);
  const rounded = Math.round(percent);
  switch (state) {
    case 'queued':
      return isOffline ? texts.uploads.queued(size) : texts.uploads.waiting(size);
    case 'preparing':
      return texts.uploads.preparing(rounded, size);
    case 'sent':
      return texts.uploads.checking(rounded, size);
    case 'uploading':
      return texts.uploads.uploading(rounded, sentText(sentBytes, totalBytes, texts));
    default:
      return texts.uploads.waiting(size);
  }
}
