import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './sms-page.module.css';
import type { Undoable } from './use-thread-actions.ts';

const shownMs = 10_000;

/** Says what was done, and takes it back for a while. */
export function UndoToast({ undoable, onGone }: { undoable: Undoable; onGone: () => void }) {
  const go = useEffectEvent(onGone);
  useEffect(() => {
    const timer = setTimeout(() => go(), shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.toast} role="status">
      {undoable.words}
      <Button variant="quiet" onClick={undoable.undo}>
        Undo
      </Button>
    </div>
  );
}
