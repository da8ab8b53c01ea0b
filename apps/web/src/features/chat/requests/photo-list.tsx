import type { FormTexts } from '@rxweb/domain/requests/form/form-texts';
import { useId } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { cameraIcon } from '../../../ui/icons.ts';
import { alertIcon, checkIcon, closeIcon, fileIcon } from '../../../ui/more-icons.ts';
import field from '../../../ui/text-field.module.css';
import styles from './request-form.module.css';
import type { Photo, usePhotos } from './use-photos.ts';

interface PhotoListProps {
  label: string;
  texts: FormTexts;
  photos: ReturnType<typeof usePhotos>;
}

/** Photos of labels or cards: from the camera or the device. */
export function PhotoList({
  label,
  texts: { photo: texts },
  photos: { photos, add, remove, hasRoom },
}: PhotoListProps) {
  const id = useId();
  return (
    <div className={field.field}>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <li key={photo.id} className={styles.photo}>
              <Icon drawing={photo.hasFailed ? alertIcon : photo.stored ? checkIcon : fileIcon} />
              <span role={photo.hasFailed ? 'alert' : 'status'} className={cx(photo.hasFailed && field.error)}>
                {stateText(photo, texts)}
              </span>
              <IconButton
                label={texts.remove(photo.name)}
                drawing={closeIcon}
                size={20}
                onClick={() => remove(photo.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {hasRoom && (
        <label className={styles.pick}>
          <Icon drawing={cameraIcon} />
          {label}
          <input
            type="file"
            accept="image/*,application/pdf"
            multiple
            aria-describedby={`${id}-hint`}
            className={styles.picker}
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        </label>
      )}
      <p id={`${id}-hint`} className={field.hint}>
        {texts.hint}
      </p>
    </div>
  );
}

function stateText({ name, stored, hasFailed }: Photo, texts: FormTexts['photo']): string {
  if (hasFailed) return texts.failed(name);
  return stored ? texts.sent(name) : texts.sending(name);
}
