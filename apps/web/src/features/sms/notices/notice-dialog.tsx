import { useState } from 'react';
import { useStoredValue } from '../../../storage/stored-value.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { canShowNotices, noticeKeys, playAlarm, playTone, switchedOff, switchedOn } from './notices.ts';

/** Sound and desktop notices, per browser. */
export function NoticeDialog({ onClose }: { onClose: () => void }) {
  const [sound, setSound] = useStoredValue(noticeKeys.sound);
  const [notice, setNotice] = useStoredValue(noticeKeys.notice);
  const [alarmSound, setAlarmSound] = useStoredValue(noticeKeys.alarmSound);
  const [isRefused, setIsRefused] = useState(false);
  const changeNotice = async (isOn: boolean) => {
    const permission = isOn ? await Notification.requestPermission() : 'granted';
    setIsRefused(permission !== 'granted');
    setNotice(isOn && permission === 'granted' ? switchedOn : null);
  };
  return (
    <Dialog title="Notifications" description="When a new text arrives, in this browser." onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <CheckField
          label="Play a sound"
          hint="A short, soft tone for each text, even when you’re on another page of the app."
          isChecked={sound === switchedOn}
          onChange={(isOn) => {
            setSound(isOn ? switchedOn : null);
            if (isOn) playTone();
          }}
        />
        <CheckField
          label="Sound the alarm"
          hint="Every 30 seconds while a text that may be an emergency is open. The red line stays either way."
          isChecked={alarmSound !== switchedOff}
          onChange={(isOn) => {
            setAlarmSound(isOn ? null : switchedOff);
            if (isOn) playAlarm();
          }}
        />
        {canShowNotices() ? (
          <CheckField
            label="Show desktop notifications"
            hint={
              isRefused
                ? 'Your browser blocks notifications from this page. Allow them in its settings and try again.'
                : 'They never show a name, number or text.'
            }
            isChecked={notice === switchedOn && Notification.permission === 'granted'}
            onChange={(isOn) => void changeNotice(isOn)}
          />
        ) : (
          <p>This browser can’t show notifications from this page.</p>
        )}
        <DialogActions>
          <Button type="submit" variant="primary">
            Done
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
