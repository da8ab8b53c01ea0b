import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { SmsAlarm } from '@rxweb/contracts/sms/alarms';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { DoneDialog } from '../../../ui/alarms/done-dialog.tsx';
import { useInboxApi } from '../inbox.api.ts';
import { useErrorText } from '../use-error-text.ts';

interface CloseAlarmDialogProps {
  alarm: SmsAlarm;
  onClosed: () => void;
  onClose: () => void;
}

/** Closes the alarm that was shown when it opened. A newer one of this person stays open. */
export function CloseAlarmDialog({ alarm: shown, onClosed, onClose }: CloseAlarmDialogProps) {
  const { alarms: texts } = useSmsTexts().inbox;
  const api = useInboxApi();
  const errorText = useErrorText();
  const [alarm] = useState(shown);
  const isDanger = alarm.level === 'danger';
  const close = async (done: string) => {
    try {
      await api.closeAlarm(alarm.id, done);
      onClosed();
      return null;
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === 'conflict';
      return isTaken ? texts.taken : errorText(error);
    }
  };
  return (
    <DoneDialog
      title={isDanger ? texts.closeAlarm : texts.close}
      description={texts.stays(texts.kinds[alarm.kind])}
      field={{
        label: isDanger ? texts.whatWasDone : texts.whatWasDoneOptional,
        name: 'alarm-done',
        maxChars: smsLimits.maxAlarmNoteChars,
        isRequired: isDanger,
      }}
      texts={texts}
      close={close}
      onClose={onClose}
    />
  );
}
