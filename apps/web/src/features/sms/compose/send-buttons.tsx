import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { Suspense, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useNow } from '../../../boot/use-now.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { clockIcon } from '../../../ui/more-icons.ts';
import styles from './compose.module.css';
import { scheduledFor } from './send-time.ts';

/** Loaded when a time is to be picked. */
const ScheduleDialog = lazyPartOf(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog);

/** A time, for a scheduled text. */
export type SendWhen = 'now' | 'after_quiet_hours' | Date;

interface SendButtonsProps {
  person: Pick<SmsPerson, 'lastInboundAt' | 'unread'> | null;
  /** What is under way. */
  busy: SendWhen | null;
  isDisabled?: boolean;
  /** Nothing to send yet. */
  isEmpty: boolean;
  onSend: (when: SendWhen) => void;
}

/** At night, offers the morning for texts that start a conversation. */
export function SendButtons({ person, busy, isDisabled = false, isEmpty, onSend }: SendButtonsProps) {
  const store = useStore();
  const isBusy = busy !== null;
  const isSending = isBusy && !(busy instanceof Date);
  const { compose: texts, language } = useSmsTexts();
  const now = useNow(15_000);
  const until = scheduledFor(store, now, person, language);
  const [isPicking, setIsPicking] = useState(false);
  const schedule = (
    <>
      {!isEmpty && (
        <IconButton
          label={texts.schedule}
          drawing={clockIcon}
          aria-disabled={isBusy || isDisabled}
          onClick={() => !isBusy && !isDisabled && setIsPicking(true)}
        />
      )}
      {isPicking && (
        <Suspense>
          <ScheduleDialog
            at={null}
            lastInboundAt={person?.lastInboundAt ?? null}
            now={now}
            onPick={async ({ at }) => {
              setIsPicking(false);
              onSend(at);
              return null;
            }}
            onClose={() => setIsPicking(false)}
          />
        </Suspense>
      )}
    </>
  );
  if (until === null) {
    return (
      <div className={styles.hold}>
        {schedule}
        <Button variant="primary" aria-disabled={isBusy || isDisabled} onClick={() => onSend('now')}>
          {isSending ? texts.sending : texts.send}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.hold}>
      {schedule}
      <Button aria-disabled={isBusy || isDisabled} onClick={() => onSend('now')}>
        {texts.send}
      </Button>
      <Button variant="primary" aria-disabled={isBusy || isDisabled} onClick={() => onSend('after_quiet_hours')}>
        {isSending ? texts.sending : texts.holdUntil(until)}
      </Button>
    </div>
  );
}
