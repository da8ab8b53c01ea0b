import { useId } from 'react';
import { useUiTexts } from '../texts/use/use-ui-texts.ts';
import styles from './alert-dialog.module.css';
import { Button } from './button.tsx';
import { useModal } from './use-modal.ts';

interface AlertProps {
  text: string;
  onClose: () => void;
}

/** The dialog of `showAlert`. Uses the native modal dialog to stay small. */
export function AlertDialog({ text, onClose }: AlertProps) {
  const dialog = useModal();
  const textId = useId();
  const { common } = useUiTexts();
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={textId}
      className={styles.alert}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <p id={textId} className={styles.text}>
        {text}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" autoFocus onClick={onClose}>
          {common.ok}
        </Button>
      </div>
    </dialog>
  );
}
