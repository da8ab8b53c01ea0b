import { IconButton } from '../../../ui/icon-button.tsx';
import { closeIcon } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { FileKind, FileRow } from './file-row.tsx';
import styles from './tray.module.css';
import type { Upload } from './upload-reducer.ts';
import type { Uploads } from './use-uploads.ts';

/** The files of the chat bar: how each upload goes, and what waits to be sent. */
export function Tray({ uploads }: { uploads: Uploads }) {
  const { list, chips, isUploading, succeededCount } = uploads;
  if (list.length === 0 && chips.length === 0) return null;
  const valid = list.filter(({ state }) => state !== 'rejected');
  return (
    <div className={styles.tray}>
      {isUploading && (
        <p className={styles.head}>
          <b>
            {valid.filter(({ state }) => state === 'done').length} of {valid.length} uploaded
          </b>
          <span>Sending waits for the files</span>
        </p>
      )}
      {succeededCount > 0 && (
        <Notice tone="positive" role="status">
          {succeededCount} file(s) uploaded successfully!
        </Notice>
      )}
      {list.length > 0 && (
        <ul className={styles.list} aria-label="Files being added">
          {list.map((upload) => (
            <FileRow
              key={upload.id}
              upload={upload}
              onRemove={() => uploads.remove(upload.id)}
              onRetry={() => uploads.retry(upload.id)}
            />
          ))}
        </ul>
      )}
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Files to send">
          {chips.map((upload) => (
            <Chip key={upload.id} upload={upload} onRemove={() => uploads.remove(upload.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Chip({ upload, onRemove }: { upload: Upload; onRemove(): void }) {
  return (
    <li className={styles.chip}>
      <FileKind upload={upload} />
      <span className={styles.name}>{upload.file.name}</span>
      <IconButton label={`Remove ${upload.file.name}`} drawing={closeIcon} size={20} onClick={onRemove} />
    </li>
  );
}
