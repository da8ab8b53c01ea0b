import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import styles from './list.module.css';

interface SettleDialogProps {
  question: string;
  onSettle: () => void;
  onClose: () => void;
}

/** Asks once, since a question that is settled does not come back to the list. */
export function SettleDialog({ question, onSettle, onClose }: SettleDialogProps) {
  return (
    <Dialog
      title="Take this question off the list?"
      description="Do so when the knowledge has its answer now, or when it needs none. It stays in its conversation."
      onClose={onClose}
    >
      <blockquote className={styles.quote} dir="auto">
        {question}
      </blockquote>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" autoFocus onClick={onSettle}>
          Settled
        </Button>
      </DialogActions>
    </Dialog>
  );
}
