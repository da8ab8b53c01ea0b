import type { SmsPicture } from '@rxweb/contracts/sms/messages';
import { extensionOfMedia, kindOfFile } from '@rxweb/domain/uploads/media-types';
import { Suspense, useState } from 'react';
import { sizeText } from '../../../format/size-text.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { alertIcon, clockIcon } from '../../../ui/more-icons.ts';
import { useSmsApi } from '../sms.api.ts';
import styles from './thread.module.css';

/** Few texts bring a file. */
const OutsideFile = lazyPartOf(async () => (await import('../../../ui/outside-file/outside-file.tsx')).OutsideFile);

interface TextPictureProps {
  picture: SmsPicture;
  /** `from (555) 555-0142`. */
  whose: string;
}

/** A file of a text. Pictures show at once, fetched with the session's token, so their address can't be shared. */
export function TextPicture({ picture, whose }: TextPictureProps) {
  const api = useSmsApi();
  const texts = useSmsTexts();
  const { files } = texts.thread;
  const { id, type, size, state, fault } = picture;
  const kind = kindOfFile(type, texts.language);
  if (state === 'waiting') return <Line icon={clockIcon} words={files.waiting} />;
  if (state === 'lost' && fault === 'unreachable') return <UnreachableFile id={id} />;
  if (state === 'lost') return <Line icon={alertIcon} words={fault === null ? files.unread : files.faults[fault]} />;
  return (
    <Suspense fallback={<Line icon={clockIcon} words={files.loading} />}>
      <OutsideFile
        name={`${kind}.${extensionOfMedia(type)}`}
        facts={`${kind} · ${sizeText(size)}`}
        type={type}
        state={picture.file}
        alt={`${kind} ${whose}`}
        isShownAtOnce={type.startsWith('image/')}
        calls={{
          view: (page) => api.viewPicture(id, page),
          original: () => api.picture(id),
          deleteInfected: () => api.deletePicture(id),
        }}
      />
    </Suspense>
  );
}

/** The thread reloads once the file waits again. */
function UnreachableFile({ id }: { id: string }) {
  const api = useSmsApi();
  const { files } = useSmsTexts().thread;
  const [step, setStep] = useState<'rest' | 'busy' | 'failed'>('rest');
  const fetchAgain = async () => {
    if (step === 'busy') return;
    setStep('busy');
    await api.fetchPictureAgain(id).catch(() => setStep('failed'));
  };
  return (
    <>
      <Line icon={alertIcon} words={files.faults.unreachable} />
      {step === 'failed' && <span role="alert">{files.againFailed}</span>}
      <Button variant="quiet" aria-disabled={step === 'busy'} onClick={() => void fetchAgain()}>
        {files.again}
      </Button>
    </>
  );
}

function Line({ icon, words }: { icon: typeof clockIcon; words: string }) {
  return (
    <span className={styles.pictureWords}>
      <Icon drawing={icon} />
      {words}
    </span>
  );
}
