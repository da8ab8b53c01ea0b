import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { SmsAlarm } from '@rxweb/contracts/sms/alarms';
import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { errorText, useInboxApi } from '../inbox.api.ts';
import { alarmKindLabels } from './alarm-labels.ts';

interface CloseAlarmDialogProps {
  alarm: SmsAlarm;
  onClosed: () => void;
  onClose: () => void;
}

/** Closes the alarm that was shown when it opened. A newer one of this person stays open. */
export function CloseAlarmDialog({ alarm: shown, onClosed, onClose }: CloseAlarmDialogProps) {
  const [alarm] = useState(shown);
  const [done, setDone] = useState('');
  const { isBusy, failure, close } = useClosing(alarm, onClosed);
  const isDanger = alarm.level === 'danger';
  const isBlank = isDanger && done !== '' && done.trim() === '';
  return (
    <Dialog
      title={isDanger ? 'Close alarm' : 'Close'}
      description={`${alarmKindLabels[alarm.kind]}. Your name and what you write stay in the record.`}
      onClose={onClose}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void close(done).then((isClosed) => isClosed && onClose());
        }}
      >
        <TextField
          label={isDanger ? 'What was done' : 'What was done (optional)'}
          name="alarm-done"
          autoComplete="off"
          maxLength={smsLimits.maxAlarmNoteChars}
          isRequired={isDanger}
          takesFocus
          problem={isBlank ? 'Write what was done.' : null}
          onChange={setDone}
        />
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? 'Closing…' : isDanger ? 'Close alarm' : 'Close'}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** `close` resolves with whether the alarm is closed in the user's name. */
function useClosing(alarm: SmsAlarm, onClosed: () => void) {
  const api = useInboxApi();
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
      setFailure(
        isTaken ? 'Someone else already closed this alarm. The thread shows what they did.' : errorText(error),
      );
      return false;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, failure, close };
}
