import { useAccountTexts } from '../../texts/staff/use-account-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './account-page.module.css';
import { useAction } from './use-action.ts';

interface ConfirmDialogProps {
  title: string;
  text: string;
  label: string;
  busyLabel: string;
  isDangerous?: boolean;
  act: () => Promise<void>;
  onClose: () => void;
}

/** Stays open with the error. */
export function ConfirmDialog({ title, text, label, busyLabel, isDangerous, act, onClose }: ConfirmDialogProps) {
  const { cancel } = useAccountTexts();
  const { message, isBusy, run } = useAction();
  const confirm = async () => {
    if (await run(act)) onClose();
  };
  return (
    <Dialog title={title} description={text} onClose={() => isBusy || onClose()}>
      <div className={styles.confirm}>
        {message !== null && (
          <Notice tone="danger" role="alert">
            {message}
          </Notice>
        )}
        <DialogActions>
          <Button autoFocus aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
            {cancel}
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} aria-disabled={isBusy} onClick={confirm}>
            {isBusy ? busyLabel : label}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
