import type { SmsPerson } from '@rxweb/contracts/sms';
import { useStore } from '../../../lib/boot.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './compose.module.css';
import { heldUntil } from './send-time.ts';

export type SendWhen = 'now' | 'after_quiet_hours';

interface SendButtonsProps {
  person: SmsPerson | null;
  isBusy: boolean;
  onSend: (when: SendWhen) => void;
}

/** Sends; at night, what would start a conversation is offered for the morning, and may go now all the same. */
export function SendButtons({ person, isBusy, onSend }: SendButtonsProps) {
  const store = useStore();
  const now = useNow(15_000);
  const until = heldUntil(store, now, person);
  if (until === null) {
    return (
      <Button variant="primary" aria-disabled={isBusy} onClick={() => onSend('now')}>
        {isBusy ? 'Sending…' : 'Send'}
      </Button>
    );
  }
  return (
    <div className={styles.hold}>
      <Button aria-disabled={isBusy} onClick={() => onSend('now')}>
        Send now
      </Button>
      <Button variant="primary" aria-disabled={isBusy} onClick={() => onSend('after_quiet_hours')}>
        {isBusy ? 'Sending…' : `Send at ${until}`}
      </Button>
    </div>
  );
}
