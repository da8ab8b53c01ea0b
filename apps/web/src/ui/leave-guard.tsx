import { useEffect, useState } from 'react';
import { guardPage } from '../navigation/page-guard.ts';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

/** A dialog within the app, the native prompt otherwise. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
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
    <Dialog
      title="Leave without saving?"
      description="Your changes aren’t saved. They’ll be lost if you leave."
      onClose={() => settle(false)}
    >
      <DialogActions>
        <Button onClick={() => settle(true)}>Leave without saving</Button>
        <Button variant="primary" autoFocus onClick={() => settle(false)}>
          Stay here
        </Button>
      </DialogActions>
    </Dialog>
  );
}
