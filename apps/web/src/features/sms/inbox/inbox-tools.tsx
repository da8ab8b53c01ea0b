import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { formatCount } from '@rxweb/domain/text/format-count';
import { Suspense, useState } from 'react';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { clockIcon } from '../../../ui/more-icons.ts';
import { checklistIcon } from '../../../ui/staff-icons.ts';
import { NoticeSettings } from '../notices/notice-settings.tsx';
import styles from '../sms-page.module.css';
import { NewMessage } from './new-message.tsx';
import { keyboardIcon } from './sms-icons.ts';

/** Loaded when it is asked for, to keep the inbox light. */
const ScheduledDialog = lazyPartOf(async () => (await import('../scheduled/scheduled-dialog.tsx')).ScheduledDialog);

interface InboxToolsProps {
  scheduled: number;
  now: Date;
  isSelecting: boolean;
  onSelect: () => void;
  onKeys: () => void;
  onOpened: (person: SmsPerson) => void;
  onChanged: () => void;
}

export function InboxTools({ scheduled, now, isSelecting, onSelect, onKeys, onOpened, onChanged }: InboxToolsProps) {
  const { keys, list } = useSmsTexts().inbox;
  const [showsScheduled, setShowsScheduled] = useState(false);
  return (
    <>
      {scheduled > 0 && (
        <IconButton
          label={list.scheduled(formatCount(scheduled))}
          drawing={clockIcon}
          onClick={() => setShowsScheduled(true)}
        />
      )}
      {showsScheduled && (
        <Suspense>
          <ScheduledDialog
            now={now}
            onChanged={onChanged}
            onOpen={(person) => {
              setShowsScheduled(false);
              onOpened(person);
            }}
            onClose={() => setShowsScheduled(false)}
          />
        </Suspense>
      )}
      <IconButton label={list.select} drawing={checklistIcon} aria-pressed={isSelecting} onClick={onSelect} />
      <IconButton label={keys.title} drawing={keyboardIcon} className={styles.keysButton} onClick={onKeys} />
      <NoticeSettings />
      <NewMessage onOpened={onOpened} />
    </>
  );
}
