import type { SmsFileFault, SmsPicture } from '@rxweb/contracts/sms/messages';
import { extensionOfMedia, kindOfFile } from '@rxweb/domain/uploads/media-types';
import { lazy, Suspense } from 'react';
import { retryImport } from '../../../boot/retry-import.ts';
import { sizeText } from '../../../format/size-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { alertIcon, clockIcon } from '../../../ui/more-icons.ts';
import { useSmsApi } from '../sms.api.ts';
import styles from './thread.module.css';

/** Few texts bring a file. */
const OutsideFile = lazy(async () => ({
  default: (await retryImport(() => import('../../../ui/outside-file/outside-file.tsx'))).OutsideFile,
}));

interface TextPictureProps {
  picture: SmsPicture;
  /** `from (555) 555-0142`. */
  whose: string;
}

/** A file of a text. Pictures show at once, fetched with the session's token, so their address can't be shared. */
export function TextPicture({ picture, whose }: TextPictureProps) {
  const api = useSmsApi();
  const { id, type, size, state, fault } = picture;
  const kind = kindOfFile(type);
  if (state === 'waiting') return <Line icon={clockIcon} words="We’re still getting this file from the carrier." />;
  if (state === 'lost') return <Line icon={alertIcon} words={faultText(fault)} />;
  return (
    <Suspense fallback={<Line icon={clockIcon} words="Loading file…" />}>
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

function faultText(fault: SmsFileFault | null): string {
  return fault === null ? 'We couldn’t read this file.' : faultTexts[fault];
}

const faultTexts: Record<SmsFileFault, string> = {
  empty: 'This text brought an empty file.',
  mismatch: 'This text brought a file of a kind we don’t take.',
  broken: 'This text brought a damaged file. Ask for it again.',
  active: 'This text brought a file with a program or script in it. We didn’t keep it.',
  too_much: 'This text brought a file that opens into more than we can show. Ask for a photo of it.',
  infected: 'This text brought a file with a virus in it. We didn’t keep it.',
  too_large: 'This text brought a file that is too large. Ask for a smaller one.',
  unreachable: 'The carrier didn’t give us this file. Ask for it again.',
};

function Line({ icon, words }: { icon: typeof clockIcon; words: string }) {
  return (
    <span className={styles.pictureWords}>
      <Icon drawing={icon} />
      {words}
    </span>
  );
}
