import { useEffect, useState } from 'react';
import { guardPage } from '../navigation/page-guard.ts';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

interface LeaveGuardProps {
  isUnsaved: boolean;
  words?: { title: string; text: string; leave: string };
  /** Drops the draft, which is kept otherwise. */
  onDiscard?: () => void;
}

const draftWords = {
  title: 'Leave without saving?',
  text: 'Your changes aren’t saved yet. They’re kept as your draft for two weeks, and only you see it.',
  leave: 'Leave without saving',
};

/** A dialog within the app, the native prompt otherwise. */
export function LeaveGuard({ isUnsaved, words = draftWords, onDiscard }: LeaveGuardProps) {
  const [answer, setAnswer] = useState<((mayLeave: boolean) => void) | null>(null);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    const open = guardPage(() => new Promise((settle) => setAnswer(() => settle)));
    return () => {
      removeEventListener('beforeunload', warn);
      open();
    };
  }, [isUnsaved]);
  if (!answer) return null;
  const settle = (mayLeave: boolean) => {
    setAnswer(null);
    answer(mayLeave);
  };
  return (
    <Dialog title={words.title} description={words.text} onClose={() => settle(false)}>
      <DialogActions>
        {onDiscard && (
          <Button
            onClick={() => {
              onDiscard();
              settle(true);
            }}
          >
            Discard changes
          </Button>
        )}
        <Button onClick={() => settle(true)}>{words.leave}</Button>
        <Button variant="primary" autoFocus onClick={() => settle(false)}>
          Stay here
        </Button>
      </DialogActions>
    </Dialog>
  );
}
