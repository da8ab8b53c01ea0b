import { useEffect, useState } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { sizeText } from '../../../format/size-text.ts';
import type { SmsTexts } from '../../../texts/sms/sms-en.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { alertIcon, closeIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from './compose.module.css';
import type { DraftPicture } from './picture-list.ts';
import type { Pictures } from './use-pictures.ts';

export function PictureChips({ pictures: { pictures, refusals, remove, dismiss } }: { pictures: Pictures }) {
  const { pictures: texts } = useSmsTexts().compose;
  return (
    <>
      {refusals.length > 0 && (
        <Notice
          tone="danger"
          role="alert"
          className={styles.refusals ?? ''}
          action={
            <Button variant="quiet" onClick={dismiss}>
              {texts.ok}
            </Button>
          }
        >
          {refusals.join(' · ')}
        </Notice>
      )}
      {pictures.length > 0 && (
        <ul className={styles.pictures} aria-label={texts.label}>
          {pictures.map((picture) => (
            <PictureChip key={picture.key} picture={picture} onRemove={() => remove(picture.key)} />
          ))}
        </ul>
      )}
    </>
  );
}

function PictureChip({ picture, onRemove }: { picture: DraftPicture; onRemove: () => void }) {
  const { pictures: texts } = useSmsTexts().compose;
  const { file, state, percent, failure } = picture;
  const address = useObjectAddress(file);
  const hasFailed = state === 'failed';
  return (
    <li className={cx(styles.picture, hasFailed && styles.failed)}>
      {hasFailed ? <Icon drawing={alertIcon} /> : address && <img src={address} alt="" className={styles.thumb} />}
      <div className={styles.pictureWords}>
        <p>{file.name}</p>
        {hasFailed ? (
          <p className={styles.reason} role="alert">
            {failure}
          </p>
        ) : (
          <p>{stateText(picture, texts)}</p>
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
      <IconButton label={texts.remove(file.name)} drawing={closeIcon} size={20} onClick={onRemove} />
    </li>
  );
}

function stateText({ state, percent, file: { size } }: DraftPicture, texts: SmsTexts['compose']['pictures']): string {
  if (state === 'preparing') return texts.preparing;
  if (state === 'stored') return sizeText(size);
  return percent < 100 ? texts.uploading(percent) : texts.saving;
}

/** An object URL, revoked on unmount. */
function useObjectAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
