import { useConversationsTexts } from '../../../texts/staff/use-conversations-texts.ts';
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
  const { questions } = useConversationsTexts();
  return (
    <Dialog title={questions.dismiss.title} description={questions.dismiss.text} onClose={onClose}>
      <blockquote className={styles.quote} dir="auto">
        {question}
      </blockquote>
      <DialogActions>
        <Button onClick={onClose}>{questions.dismiss.cancel}</Button>
        <Button variant="primary" autoFocus onClick={onDismiss}>
          {questions.resolved}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
