import { cx } from '../../../browser/class-names.ts';
import { sizeText } from '../../../format/size-text.ts';
import type { CaseTexts } from '../../../texts/shoes/case-en.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { alertIcon, closeIcon, fileIcon } from '../../../ui/more-icons.ts';
import styles from './documents.module.css';
import type { Upload } from './upload-list.ts';

interface UploadRowProps {
  upload: Upload;
  isOnline: boolean;
  onCancel: () => void;
  onRetry: () => void;
}

export function UploadRow({ upload, isOnline, onCancel, onRetry }: UploadRowProps) {
  const { documents: texts } = useCaseTexts();
  const { file, state, percent, failure } = upload;
  const hasFailed = state === 'failed';
  return (
    <li className={cx(styles.document, hasFailed && styles.failed)}>
      <span className={styles.kind}>
        <Icon drawing={hasFailed ? alertIcon : fileIcon} size={24} />
      </span>
      <div className={styles.words}>
        <p className={styles.fileName}>{file.name}</p>
        {hasFailed ? (
          <p className={styles.reason} role="alert">
            {failure}
          </p>
        ) : (
          <p className={styles.facts}>{stateText(upload, isOnline, texts)}</p>
        )}
        {state === 'sending' && (
          <div
            className={styles.progress}
            role="progressbar"
            aria-label={file.name}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <span style={{ width: `${percent}%` }} />
          </div>
        )}
      </div>
      <div className={styles.acts}>
        {hasFailed && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
        <IconButton
          label={hasFailed ? texts.dismissFile(file.name) : texts.cancelFile(file.name)}
          drawing={closeIcon}
          size={20}
          onClick={onCancel}
        />
      </div>
    </li>
  );
}

function stateText({ file, state, percent }: Upload, isOnline: boolean, texts: CaseTexts['documents']): string {
  const size = sizeText(file.size);
  if (state === 'waiting') return isOnline ? texts.waiting(size) : texts.waitingOffline(size);
  return percent < 100 ? texts.sending(percent, size) : texts.storing(size);
}
