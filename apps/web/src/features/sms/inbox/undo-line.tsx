import { useEffect, useEffectEvent } from 'react';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../sms-page.module.css';
import type { Undoable } from '../use-thread-actions.ts';

const shownMs = 10_000;

interface UndoLineProps {
  undoable: Pick<Undoable, 'words'> & { undo: (() => void) | null };
  /** Until it is taken away. */
  stays?: boolean;
  onGone: () => void;
}

/** A row of its own below the panes. */
export function UndoLine({ undoable, stays = false, onGone }: UndoLineProps) {
  const { undo } = useSmsTexts().inbox;
  const go = useEffectEvent(onGone);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => go(), shownMs);
    return () => clearTimeout(timer);
  }, [stays]);
  return (
    <div className={styles.toast} role="status">
      {undoable.words}
      {undoable.undo && (
        <Button variant="quiet" onClick={undoable.undo}>
          {undo}
        </Button>
      )}
    </div>
  );
}
