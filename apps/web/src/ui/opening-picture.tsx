import { useState } from 'react';
import { useUiTexts } from '../texts/use/use-ui-texts.ts';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import styles from './opening-picture.module.css';

interface OpeningPictureProps {
  address: string;
  alt: string;
  /** Shown above the large picture. */
  title: string;
}

export function OpeningPicture({ address, alt, title }: OpeningPictureProps) {
  const { common } = useUiTexts();
  const [isLarge, setIsLarge] = useState(false);
  return (
    <>
      <button type="button" className={styles.picture} onClick={() => setIsLarge(true)}>
        <img src={address} alt={alt} />
      </button>
      {isLarge && (
        <Dialog title={title} onClose={() => setIsLarge(false)}>
          <img src={address} alt={alt} className={styles.large} />
          <DialogActions>
            <Button variant="primary" autoFocus onClick={() => setIsLarge(false)}>
              {common.close}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
