import type { Attachment } from '@rxweb/contracts/uploads';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../browser/save-file.ts';
import { sizeText } from '../../../format/size-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fileIcon } from '../../../ui/more-icons.ts';
import { OpeningPicture } from '../../../ui/opening-picture.tsx';
import { downloadIcon, eyeIcon } from '../../../ui/staff-icons.ts';
import type { ConversationsApi } from '../conversations.api.ts';
import styles from './transcript.module.css';

/** Types that every browser displays. */
const drawn = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

interface TurnFileProps {
  api: ConversationsApi;
  attachment: Attachment;
}

/** Loads on request only, since each read is audited. */
export function TurnFile({ api, attachment }: TurnFileProps) {
  const { name, type, size } = attachment;
  const isPicture = drawn.includes(type);
  const [step, setStep] = useState<'rest' | 'busy' | 'failed'>('rest');
  const { picture, show } = usePicture();
  const isRunning = useRef(false);
  const fetchFile = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setStep('busy');
    try {
      const file = await api.file(attachment);
      if (isPicture) show(file);
      else saveFile(file, name);
      setStep('rest');
    } catch {
      setStep('failed');
    }
    isRunning.current = false;
  };
  if (picture) return <OpeningPicture address={picture} alt={`Picture from the visitor: ${name}`} title={name} />;
  return (
    <div className={styles.file}>
      <Icon drawing={fileIcon} size={24} />
      <span className={styles.fileWords}>
        <span>{name}</span>
        <span className={styles.fileSize}>
          {step === 'failed' ? <span role="alert">Couldn’t load it. Try again.</span> : sizeText(size)}
        </span>
      </span>
      <Button
        variant="quiet"
        icon={isPicture ? eyeIcon : downloadIcon}
        aria-label={`${isPicture ? 'Show' : 'Download'} ${name}`}
        aria-disabled={step === 'busy'}
        onClick={() => void fetchFile()}
      >
        {step === 'busy' ? 'Loading…' : isPicture ? 'Show' : 'Download'}
      </Button>
    </div>
  );
}

/** Revokes the picture's URL on unmount. */
function usePicture() {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(picture ?? ''), [picture]);
  return { picture, show: (file: Blob) => setPicture(URL.createObjectURL(file)) };
}
