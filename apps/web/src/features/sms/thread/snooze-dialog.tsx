import { useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
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
  const [date, setDate] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const until = snoozeUntil(store, date, now);
  return (
    <Dialog
      title="Snooze until"
      description="The conversation comes back at 8:30 am that day, or when they text."
      onClose={onClose}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (until) onPick(until);
          else setIsRefused(true);
        }}
      >
        <label className={styles.field}>
          Date
          <input
            type="date"
            value={date}
            aria-invalid={isRefused && !until}
            onChange={({ currentTarget }) => setDate(currentTarget.value)}
          />
        </label>
        {isRefused && !until && <p role="alert">Choose a future date.</p>}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Snooze
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
