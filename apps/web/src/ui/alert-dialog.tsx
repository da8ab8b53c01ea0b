import { useId, useLayoutEffect, useRef } from 'react';
import { useUiTexts } from '../texts/use-ui-texts.ts';
import styles from './alert-dialog.module.css';
import { Button } from './button.tsx';

export interface AlertProps {
  text: string;
  onClose: () => void;
}

/** What `showAlert` shows. It stands on the browser's modal dialog, so that it is small. */
export function AlertDialog({ text, onClose }: AlertProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const textId = useId();
  const { common } = useUiTexts();
  // Closed before React takes it out of the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
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
