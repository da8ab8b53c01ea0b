import { type RefObject, useRef, useSyncExternalStore } from 'react';
import { useChatTexts } from '../../../texts/use/use-chat-texts.ts';
import { useTexts } from '../../../texts/use/use-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { closeIcon, offlineIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { FileKind, FileRow } from './file-row.tsx';
import { FocusRow, type OnFocusLoss, useFocusRestore } from './focus-restore.tsx';
import styles from './tray.module.css';
import type { Upload } from './upload-reducer.ts';
import type { UploadsStore } from './uploads-store.ts';

interface TrayProps {
  store: UploadsStore;
  /** Gets the focus when the last file disappears. */
  pickerRef: RefObject<HTMLElement | null>;
}

/** The chat bar's files: uploads in progress and files ready to send. */
export function Tray({ store, pickerRef }: TrayProps) {
  const { uploads: texts } = useChatTexts();
  const { chat } = useTexts();
  const { list, chips, isUploading, succeededCount, queuedOffline } = useSyncExternalStore(store.subscribe, store.view);
  const trayRef = useRef<HTMLDivElement>(null);
  const onLoseFocus = useFocusRestore(trayRef, pickerRef);
  if (list.length === 0 && chips.length === 0) return null;
  const valid = list.filter(({ state }) => state !== 'rejected');
  const rowProps = (upload: Upload) => ({
    upload,
    onLoseFocus,
    onRemove: () => store.remove(upload.id),
    onRetry: () => store.retry(upload.id),
  });
  return (
    <div ref={trayRef} className={styles.tray} data-rows="">
      {isUploading && (
        <p className={styles.head}>
          <b>{texts.progress(valid.filter(({ state }) => state === 'done').length, valid.length)}</b>
          <span>{texts.sendingWaits}</span>
        </p>
      )}
      {queuedOffline > 0 && (
        <Notice tone="warning" role="alert" icon={offlineIcon}>
          {chat.queuedOffline(queuedOffline)}
        </Notice>
      )}
      <div className={styles.live} role="status">
        {succeededCount > 0 && <Notice tone="positive">{texts.succeeded(succeededCount)}</Notice>}
      </div>
      {list.length > 0 && (
        <ul className={styles.list} aria-label={texts.beingAdded}>
          {list.map((upload) => (
            <FileRow key={upload.id} isOffline={queuedOffline > 0} {...rowProps(upload)} />
          ))}
        </ul>
      )}
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={texts.zone}>
          {chips.map((upload) => (
            <Chip key={upload.id} {...rowProps(upload)} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChipProps {
  upload: Upload;
  onLoseFocus: OnFocusLoss;
  onRemove(): void;
}

function Chip({ upload, onLoseFocus, onRemove }: ChipProps) {
  const { uploads: texts } = useChatTexts();
  return (
    <FocusRow className={styles.chip} onLoseFocus={onLoseFocus}>
      <FileKind upload={upload} />
      <span className={styles.name}>{upload.file.name}</span>
      <IconButton
        label={texts.remove(upload.file.name)}
        drawing={closeIcon}
        size={20}
        data-remove=""
        onClick={onRemove}
      />
    </FocusRow>
  );
}
