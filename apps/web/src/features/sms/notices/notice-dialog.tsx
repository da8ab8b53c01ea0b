import { useState } from 'react';
import { useStoredValue } from '../../../storage/stored-value.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { canShowNotices, noticeKeys, playAlarm, playTone, switchedOff, switchedOn } from './notices.ts';

/** Sound and desktop notices, per browser. */
export function NoticeDialog({ onClose }: { onClose: () => void }) {
  const { notices: texts } = useSmsTexts().inbox;
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
    <Dialog title={texts.title} description={texts.text} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <CheckField
          label={texts.sound}
          hint={texts.soundHint}
          isChecked={sound === switchedOn}
          onChange={(isOn) => {
            setSound(isOn ? switchedOn : null);
            if (isOn) playTone();
          }}
        />
        <CheckField
          label={texts.alarm}
          hint={texts.alarmHint}
          isChecked={alarmSound !== switchedOff}
          onChange={(isOn) => {
            setAlarmSound(isOn ? null : switchedOff);
            if (isOn) playAlarm();
          }}
        />
        {canShowNotices() ? (
          <CheckField
            label={texts.desktop}
            hint={isRefused ? texts.blocked : texts.desktopHint}
            isChecked={notice === switchedOn && Notification.permission === 'granted'}
            onChange={(isOn) => void changeNotice(isOn)}
          />
        ) : (
          <p>{texts.unavailable}</p>
        )}
        <DialogActions>
          <Button type="submit" variant="primary">
            {texts.done}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
