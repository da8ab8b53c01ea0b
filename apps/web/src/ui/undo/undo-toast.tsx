import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../button.tsx';
import styles from './undo-toast.module.css';

export interface Undoable {
  id: number;
  words: string;
  undo: () => void;
}

let made = 0;

/** One offer to undo at a time. */
export function useUndo() {
  const [offered, setOffered] = useState<Undoable | null>(null);
  const drop = () => setOffered(null);
  const offer = (words: string, undo: () => void) => {
    made += 1;
    setOffered({
      id: made,
      words,
      undo: () => {
        drop();
        undo();
      },
    });
  };
  return { offered, offer, drop };
}

/** How long it can be undone (look 2, rules for all). */
const shownMs = 8_000;

interface UndoToastProps {
  offered: Undoable;
  label: string;
  onGone: () => void;
}

/** Stays while the pointer or the focus is on it. */
export function UndoToast({ offered: { words, undo }, label, onGone }: UndoToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const go = useEffectEvent(onGone);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => go(), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <div
      className={styles.toast}
      role="status"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {words}
      <Button variant="quiet" onClick={undo}>
        {label}
      </Button>
    </div>
  );
}
