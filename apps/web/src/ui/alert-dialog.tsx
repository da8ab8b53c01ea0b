import { createContext, type ReactNode, use, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../lib/texts/use-texts.ts';
import styles from './alert-dialog.module.css';
import { Button } from './button.tsx';

/** Shows one text and settles when the person has pressed OK. */
export type ShowAlert = (text: string) => Promise<void>;

interface PendingAlert {
  id: number;
  text: string;
  settle: () => void;
}

const AlertContext = createContext<ShowAlert | null>(null);

/**
 * Gives every component below it {@link useAlert}. Alerts wait for each other, as a browser's own do.
 * It stands on the browser's modal dialog, so that it also works offline, when nothing more can be loaded.
 */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<PendingAlert[]>([]);
  const lastId = useRef(0);
  const showAlert = useCallback<ShowAlert>((text) => {
    lastId.current += 1;
    const id = lastId.current;
    return new Promise((settle) => setPending((before) => [...before, { id, text, settle }]));
  }, []);
  const [current] = pending;
  const handleClose = () => {
    setPending((before) => before.slice(1));
    current?.settle();
  };
  return (
    <AlertContext value={showAlert}>
      {children}
      {current && <AlertDialog key={current.id} text={current.text} onClose={handleClose} />}
    </AlertContext>
  );
}

/** The page's stand-in for `alert()`: `await showAlert('…')` goes on after OK. */
export function useAlert(): ShowAlert {
  const showAlert = use(AlertContext);
  if (!showAlert) throw new Error('useAlert needs an AlertProvider above it');
  return showAlert;
}

function AlertDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const textId = useId();
  const { common } = useTexts();
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
