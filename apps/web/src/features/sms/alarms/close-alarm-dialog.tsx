import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { SmsAlarm } from '@rxweb/contracts/sms/alarms';
import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
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
  const [alarm] = useState(shown);
  const [done, setDone] = useState('');
  const { isBusy, failure, close } = useClosing(alarm, onClosed);
  const isDanger = alarm.level === 'danger';
  const isBlank = isDanger && done !== '' && done.trim() === '';
  return (
    <Dialog
      title={isDanger ? texts.closeAlarm : texts.close}
      description={texts.stays(texts.kinds[alarm.kind])}
      onClose={onClose}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void close(done).then((isClosed) => isClosed && onClose());
        }}
      >
        <TextField
          label={isDanger ? texts.whatWasDone : texts.whatWasDoneOptional}
          name="alarm-done"
          autoComplete="off"
          maxLength={smsLimits.maxAlarmNoteChars}
          isRequired={isDanger}
          takesFocus
          problem={isBlank ? texts.missing : null}
          onChange={setDone}
        />
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? texts.closing : isDanger ? texts.closeAlarm : texts.close}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** `close` resolves with whether the alarm is closed in the user's name. */
function useClosing(alarm: SmsAlarm, onClosed: () => void) {
  const api = useInboxApi();
  const errorText = useErrorText();
  const { taken } = useSmsTexts().inbox.alarms;
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const close = async (done: string): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await api.closeAlarm(alarm.id, done);
      onClosed();
      return true;
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === 'conflict';
      setFailure(isTaken ? taken : errorText(error));
      return false;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, failure, close };
}
