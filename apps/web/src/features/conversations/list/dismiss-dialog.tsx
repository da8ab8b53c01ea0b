import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import styles from './list.module.css';

interface DismissDialogProps {
  question: string;
  onDismiss: () => void;
  onClose: () => void;
}

/** A dismissed question doesn't return to the list. */
export function DismissDialog({ question, onDismiss, onClose }: DismissDialogProps) {
  return (
    <Dialog
      title="Remove this question from the list?"
      description="Do this once a knowledge page answers it, or if it doesn’t need an answer. It stays in the conversation."
      onClose={onClose}
    >
      <blockquote className={styles.quote} dir="auto">
        {question}
      </blockquote>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" autoFocus onClick={onDismiss}>
          Resolved
        </Button>
      </DialogActions>
    </Dialog>
  );
}
