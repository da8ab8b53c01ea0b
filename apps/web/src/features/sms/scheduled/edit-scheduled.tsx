import type { SmsMessage } from '@rxweb/contracts/sms/messages';
import { ScheduleDialog } from '../compose/schedule-dialog.tsx';
import { useHabitsApi } from '../habits.api.ts';
import { useErrorText } from '../use-error-text.ts';

interface EditScheduledProps {
  message: SmsMessage;
  lastInboundAt: string | null;
  now: Date;
  onSaved: (message: SmsMessage) => void;
  onClose: () => void;
}

/** Changes the words and the time of a text that waits. */
export function EditScheduled({ message, lastInboundAt, now, onSaved, onClose }: EditScheduledProps) {
  const api = useHabitsApi();
  const errorText = useErrorText();
  return (
    <ScheduleDialog
      at={message.not_before === null ? null : new Date(message.not_before)}
      body={message.body}
      lastInboundAt={lastInboundAt}
      now={now}
      onPick={({ body, at }) =>
        api.reschedule(message.id, body, at).then((saved) => {
          onSaved(saved);
          onClose();
          return null;
        }, errorText)
      }
      onClose={onClose}
    />
  );
}
