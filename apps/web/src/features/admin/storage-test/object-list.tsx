import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatMonthDay, formatTime } from '@rxweb/domain/text/format';
import { useStore } from '../../../boot/boot.tsx';
import { adminTexts } from '../../../texts/admin/use-admin-texts.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { trashIcon } from '../../../ui/more-icons.ts';
import { downloadIcon } from '../../../ui/staff-icons.ts';
import type { DemoObject } from './storage-test.api.ts';
import styles from './storage-test.module.css';
import { bytesText } from './use-storage-test.ts';

interface ObjectListProps {
  objects: readonly DemoObject[];
  isBusy: boolean;
  onDownload(path: string): void;
  onRemove(path: string): void;
}

export function ObjectList({ objects, isBusy, onDownload, onRemove }: ObjectListProps) {
  const { storage: texts } = adminTexts.use();
  if (objects.length === 0) return <p className={styles.empty}>{texts.empty}</p>;
  return (
    <ul className={styles.objects} aria-label={texts.files}>
      {objects.map(({ path, bytes, updatedAt, publicUrl }) => (
        <li key={path} className={styles.object}>
          <div className={styles.words}>
            <p className={styles.path}>
              {publicUrl ? (
                <a href={publicUrl} target="_blank" rel="noopener noreferrer">
                  {path}
                </a>
              ) : (
                path
              )}
            </p>
            <p className={styles.hint}>
              {bytes !== null && bytesText(bytes, texts)}
              {updatedAt && <Moment at={updatedAt} />}
            </p>
          </div>
          {publicUrl && <CopyButton label={texts.copyUrlOf(path)} text={publicUrl} copied={texts.copied} />}
          <IconButton
            label={texts.download(path)}
            drawing={downloadIcon}
            aria-disabled={isBusy}
            onClick={() => onDownload(path)}
          />
          <IconButton
            label={texts.remove(path)}
            drawing={trashIcon}
            aria-disabled={isBusy}
            onClick={() => onRemove(path)}
          />
        </li>
      ))}
    </ul>
  );
}

function Moment({ at }: { at: string }) {
  const store = useStore();
  const { language } = adminTexts.use();
  const time = new Date(at);
  return (
    <time dateTime={at}>
      , {formatMonthDay(storeDate(store, time), language)}, {formatTime(store, time, language)}
    </time>
  );
}
