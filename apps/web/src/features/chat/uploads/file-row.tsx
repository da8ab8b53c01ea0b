import { fullStorageAdvice } from '@rxweb/domain/uploads/refusal-texts';
import type { UploadFailure } from '@rxweb/domain/uploads/upload-failure';
import { uploadFailureKind } from '@rxweb/domain/uploads/upload-failure-kind';
import { useRef } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { sizeText } from '../../../format/size-text.ts';
import type { ChatTexts } from '../../../texts/chat-en.ts';
import { useChatTexts } from '../../../texts/use/use-chat-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { useUiTexts } from '../../../texts/use/use-ui-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { alertIcon, checkIcon, closeIcon, fileIcon } from '../../../ui/more-icons.ts';
import { FocusRow, type OnFocusLoss } from './focus-restore.tsx';
import styles from './tray.module.css';
import { isRunning, type Upload } from './upload-reducer.ts';
import { sentText, uploadFailureText } from './upload-texts.ts';

interface FileRowProps {
  upload: Upload;
  isOffline: boolean;
  onLoseFocus: OnFocusLoss;
  onRemove(): void;
  onRetry(): void;
}

/** A file with its progress in text and as a bar, and a cancel button. */
export function FileRow({ upload, isOffline, onLoseFocus, onRemove, onRetry }: FileRowProps) {
  const texts = useChatTexts();
  const { common } = useUiTexts();
  const removeRef = useRef<HTMLButtonElement>(null);
  const { name } = upload.file;
  const { state, failure, message = '' } = upload;
  const hasFailed = state === 'failed' || state === 'rejected';
  return (
    <FocusRow className={cx(styles.file, hasFailed && styles.error)} onLoseFocus={onLoseFocus}>
      <FileKind upload={upload} />
      <div>
        {state === 'rejected' ? (
          <Rejection name={name} message={message} advice={texts.uploads.notSupportedHint} />
        ) : (
          <p className={styles.name} title={name}>
            {name}
          </p>
        )}
        {failure && <FailureReason failure={failure} texts={texts.uploads} />}
        {failure && uploadFailureKind(failure) !== 'refused' && (
          <Button
            variant="quiet"
            className={styles.retry}
            onClick={() => {
              // This button disappears with the failure.
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
    </FocusRow>
  );
}

interface FailureReasonProps {
  failure: UploadFailure;
  texts: ChatTexts['uploads'];
}

function FailureReason({ failure, texts }: FailureReasonProps) {
  const language = useLanguage();
  return (
    <>
      <p className={styles.reason} role="alert">
        {uploadFailureText(failure, texts, language)}
      </p>
      {uploadFailureKind(failure) === 'quota' && <p className={styles.state}>{fullStorageAdvice[language]}</p>}
    </>
  );
}

/** The picture's preview, or an icon of the file's kind or state. */
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

/** Longer messages, such as a list of types, get a short label too. */
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

/** The real state and bytes sent; the percentage follows the spec (section 4). */
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
