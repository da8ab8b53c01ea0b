import type { SmsPicture } from '@rxweb/contracts/sms/messages';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { alertIcon, clockIcon } from '../../../ui/more-icons.ts';
import { OpeningPicture } from '../../../ui/opening-picture.tsx';
import { useSmsApi } from '../sms.api.ts';
import styles from './thread.module.css';

interface TextPictureProps {
  picture: SmsPicture;
  alt: string;
}

/** Fetched with the session's token, so its address can't be shared. */
export function TextPicture({ picture, alt }: TextPictureProps) {
  const { address, hasFailed, retry } = usePicture(picture);
  if (picture.state === 'waiting')
    return <ImageAlt icon={clockIcon} words="We’re still getting this picture from the carrier." />;
  if (picture.state === 'lost') return <ImageAlt icon={alertIcon} words="We couldn’t read this picture." />;
  if (hasFailed) {
    return (
      <Button variant="quiet" onClick={retry}>
        Couldn’t load the picture. Try again
      </Button>
    );
  }
  if (!address) return <ImageAlt icon={clockIcon} words="Loading picture…" />;
  return <OpeningPicture address={address} alt={alt} title={alt} />;
}

function ImageAlt({ icon, words }: { icon: typeof clockIcon; words: string }) {
  return (
    <span className={styles.pictureWords}>
      <Icon drawing={icon} />
      {words}
    </span>
  );
}

function usePicture({ id, state }: SmsPicture) {
  const api = useSmsApi();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<{ address: string | null; hasFailed: boolean }>({
    address: null,
    hasFailed: false,
  });
  useEffect(() => {
    if (state !== 'stored' || attempt < 0) return;
    const abort = new AbortController();
    let made: string | null = null;
    setShown({ address: null, hasFailed: false });
    api.picture(id, abort.signal).then(
      (blob) => {
        if (abort.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setShown({ address: made, hasFailed: false });
      },
      () => abort.signal.aborted || setShown({ address: null, hasFailed: true }),
    );
    return () => {
      abort.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [api, id, state, attempt]);
  return { ...shown, retry: () => setAttempt((count) => count + 1) };
}
