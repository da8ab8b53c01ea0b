import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { useStore } from '../../../boot/boot.tsx';
import { useNow } from '../../../boot/use-now.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './compose.module.css';
import { scheduledFor } from './send-time.ts';

export type SendWhen = 'now' | 'after_quiet_hours';

interface SendButtonsProps {
  person: Pick<SmsPerson, 'lastInboundAt' | 'unread'> | null;
  isBusy: boolean;
  isDisabled?: boolean;
  onSend: (when: SendWhen) => void;
}

/** At night, offers the morning for texts that start a conversation. */
export function SendButtons({ person, isBusy, isDisabled = false, onSend }: SendButtonsProps) {
  const store = useStore();
  const { compose: texts, language } = useSmsTexts();
  const now = useNow(15_000);
  const until = scheduledFor(store, now, person, language);
  if (until === null) {
    return (
      <Button variant="primary" aria-disabled={isBusy || isDisabled} onClick={() => onSend('now')}>
        {isBusy ? texts.sending : texts.send}
      </Button>
    );
  }
  return (
    <div className={styles.hold}>
      <Button aria-disabled={isBusy || isDisabled} onClick={() => onSend('now')}>
        {texts.send}
      </Button>
      <Button variant="primary" aria-disabled={isBusy || isDisabled} onClick={() => onSend('after_quiet_hours')}>
        {isBusy ? texts.sending : texts.holdUntil(until)}
      </Button>
    </div>
  );
}
