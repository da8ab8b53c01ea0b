import { useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { snoozeUntil } from './snooze.ts';
import styles from './snooze-dialog.module.css';

interface SnoozeDialogProps {
  now: Date;
  onPick: (until: Date) => void;
  onClose: () => void;
}

export function SnoozeDialog({ now, onPick, onClose }: SnoozeDialogProps) {
  const store = useStore();
  const { snooze: texts } = useSmsTexts().thread;
  const [date, setDate] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const until = snoozeUntil(store, date, now);
  return (
    <Dialog title={texts.title} description={texts.text} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (until) onPick(until);
          else setIsRefused(true);
        }}
      >
        <label className={styles.field}>
          {texts.day}
          <input
            type="date"
            value={date}
            aria-invalid={isRefused && !until}
            onChange={({ currentTarget }) => setDate(currentTarget.value)}
          />
        </label>
        {isRefused && !until && <p role="alert">{texts.past}</p>}
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
