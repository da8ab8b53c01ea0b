import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { useStore } from '../../../boot/boot.tsx';
import { useNow } from '../../../boot/use-now.ts';
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
  const now = useNow(15_000);
  const until = scheduledFor(store, now, person);
  if (until === null) {
    return (
      <Button variant="primary" aria-disabled={isBusy || isDisabled} onClick={() => onSend('now')}>
        {isBusy ? 'Sending…' : 'Send'}
      </Button>
    );
  }
  return (
    <div className={styles.hold}>
      <Button aria-disabled={isBusy || isDisabled} onClick={() => onSend('now')}>
        Send
      </Button>
      <Button variant="primary" aria-disabled={isBusy || isDisabled} onClick={() => onSend('after_quiet_hours')}>
        {isBusy ? 'Sending…' : `Hold until ${until}`}
      </Button>
    </div>
  );
}
