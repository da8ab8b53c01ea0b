import { cx } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { alertIcon, checkIcon, closeIcon, fileIcon } from '../../../ui/icons.ts';
import { sentText, sizeText } from '../when-text.ts';
import styles from './tray.module.css';
import { isRunning, type Upload } from './upload-reducer.ts';

interface FileRowProps {
  upload: Upload;
  onRemove(): void;
  onRetry(): void;
}

/** One file of the list: what it is, how far it is in words and as a bar, and a way to call it off. */
export function FileRow({ upload, onRemove, onRetry }: FileRowProps) {
  const { name } = upload.file;
  const hasFailed = upload.state === 'failed' || upload.state === 'rejected';
  return (
    <li className={cx(styles.file, hasFailed && styles.error)}>
      <FileKind upload={upload} />
      <div>
        {upload.state === 'rejected' ? (
          <Rejection name={name} message={upload.message ?? ''} />
        ) : (
          <p className={styles.name} title={name}>
            {name}
          </p>
        )}
        {upload.state === 'failed' && (
          <p className={styles.reason} role="alert">
            {upload.message}
          </p>
        )}
        {upload.state === 'failed' && (
          <Button variant="quiet" className={styles.retry} onClick={onRetry}>
            Try again
          </Button>
        )}
        {upload.state === 'done' && (
          <p className={cx(styles.state, styles.done)}>
            <Icon drawing={checkIcon} size={18} />
            Uploaded, {sizeText(upload.file.size)}
          </p>
        )}
        {isRunning(upload) && <p className={styles.state}>{stateText(upload)}</p>}
        {(isRunning(upload) || upload.state === 'done') && <Progress upload={upload} />}
      </div>
      <IconButton
        label={`${isRunning(upload) ? 'Cancel' : 'Remove'} ${name}`}
        drawing={closeIcon}
        size={20}
        onClick={onRemove}
      />
    </li>
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

function Rejection({ name, message }: { name: string; message: string }) {
  const reason = message.startsWith(name) ? message.slice(name.length) : null;
  return (
    <p className={styles.reason} role="alert">
      {reason === null ? (
        message
      ) : (
        <>
          <b>{name}</b>
          {reason}
        </>
      )}
    </p>
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

function stateText({ state, percent, sentBytes, file }: Upload): string {
  if (state === 'waiting') return `Waiting, ${sizeText(file.size)}`;
  if (state === 'sent') return `Checking ${Math.round(percent)}%, ${sizeText(file.size)} sent`;
  return `Uploading ${Math.round(percent)}%, ${sentText(sentBytes, file.size)}`;
}
