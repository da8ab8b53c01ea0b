import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useNow } from '../../boot/use-now.ts';
import { useSessionTexts } from '../../texts/use/use-session-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useModal } from '../../ui/use-modal.ts';
import styles from './time-warning.module.css';

interface TimeWarningProps {
  limit: 'idle' | 'absolute';
  /** In ms of the page's clock. */
  endsAt: number;
  onStay: () => void;
  onLock: () => void;
}

/** Every second would drown out everything else. */
const spokenAt = [60, 30, 10];

/** Above everything on the page. */
export function TimeWarning({ limit, endsAt, onStay, onLock }: TimeWarningProps) {
  const texts = useSessionTexts().warning;
  const id = useId();
  const [isPutAway, setIsPutAway] = useState(false);
  const dialog = useModal();
  const stay = useRef<HTMLButtonElement>(null);
  const secondsLeft = Math.max(0, Math.ceil((endsAt - useNow(500).getTime()) / 1_000));
  const spoken = spokenAt.findLast((seconds) => secondsLeft <= seconds);
  // The dialog would focus its first button, which locks.
  useLayoutEffect(() => stay.current?.focus(), []);
  const isIdle = limit === 'idle';
  const dismiss = () => {
    if (isIdle) return onStay();
    dialog.current?.close();
    setIsPutAway(true);
  };

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.warning}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
    >
      {!isPutAway && (
        <>
          <h2 id={`${id}-title`} className={styles.title}>
            {isIdle ? texts.idleTitle : texts.absoluteTitle}
          </h2>
          <p id={`${id}-text`} className={styles.text}>
            {isIdle ? texts.idleText : texts.absoluteText}
          </p>
          <p role="timer" aria-live="off" className={styles.left}>
            {texts.secondsLeft(secondsLeft)}
          </p>
          <p role="status" className="visually-hidden">
            {spoken !== undefined && texts.secondsLeft(spoken)}
          </p>
          <div className={styles.actions}>
            <Button onClick={onLock}>{texts.lock}</Button>
            <Button ref={stay} variant="primary" onClick={dismiss}>
              {isIdle ? texts.stay : texts.goOn}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}
