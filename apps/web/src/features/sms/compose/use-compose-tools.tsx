import type { CannedReply } from '@rxweb/contracts/sms/inbox';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { type ReactNode, type RefObject, Suspense } from 'react';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { Button } from '../../../ui/button.tsx';
import { cameraIcon } from '../../../ui/icons.ts';
import { Meter } from '../../../ui/texting/meter.tsx';
import { templateIcon } from '../icons.ts';
import { PictureChips } from './picture-chips.tsx';
import { type Canned, useCannedReplies } from './use-canned-replies.tsx';
import { type Pictures, usePictures } from './use-pictures.ts';

/** Loaded once something is typed, since its patterns and names are large. */
const PrivacyWarning = lazyPartOf(async () => (await import('../../../ui/texting/privacy-warning.tsx')).PrivacyWarning);

interface ComposeOptions {
  /** Null while only the number is known. */
  person: SmsPerson | null;
  replies: readonly CannedReply[];
  onReplies: (replies: CannedReply[]) => void;
  text: string;
  onChange: (text: string) => void;
  box: RefObject<HTMLTextAreaElement | null>;
}

export interface ComposeTools {
  /** For the text box. `onKeyDown` returns whether it handled the key. */
  fieldProps: Canned['fieldProps'];
  onKeyDown: Canned['onKeyDown'];
  /** For the drop target. */
  dropProps: ReturnType<Pictures['zone']['getRootProps']>;
  /** Above and below the text box, and among the buttons. */
  above: ReactNode;
  below: ReactNode;
  buttons: ReactNode;
  meter: ReactNode;
  pictures: Pictures;
}

/** Canned replies, pictures, the cost, and the privacy warning. */
export function useComposeTools({ person, replies, onReplies, text, onChange, box }: ComposeOptions): ComposeTools {
  const { canned: cannedTexts, pictures: texts } = useSmsTexts().compose;
  const canned = useCannedReplies({
    replies,
    onReplies,
    name: person?.name ?? null,
    language: person?.language ?? null,
    text,
    onChange,
    box,
  });
  const pictures = usePictures();
  const { getRootProps, getInputProps, open, isDragActive } = pictures.zone;
  return {
    fieldProps: canned.fieldProps,
    onKeyDown: canned.onKeyDown,
    dropProps: getRootProps({ role: undefined, tabIndex: undefined }),
    above: (
      <>
        {isDragActive && <p>{texts.drop}</p>}
        <PictureChips pictures={pictures} />
        {canned.list}
      </>
    ),
    below: (
      <div aria-live="polite">
        <Suspense>{text !== '' && <PrivacyWarning text={text} />}</Suspense>
      </div>
    ),
    buttons: (
      <>
        <Button variant="quiet" icon={templateIcon} onClick={canned.open}>
          {cannedTexts.title}
        </Button>
        <Button variant="quiet" icon={cameraIcon} onClick={open}>
          {texts.add}
        </Button>
        <input {...getInputProps()} aria-label={texts.label} tabIndex={-1} />
        {canned.dialogs}
      </>
    ),
    meter: <Meter text={text} onChange={onChange} />,
    pictures,
  };
}
