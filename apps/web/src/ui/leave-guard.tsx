import { useLayoutEffect, useState } from 'react';
import { guardPage } from '../navigation/page-guard.ts';
import { useFrameTexts } from '../texts/staff/use-frame-texts.ts';
import { useLanguage } from '../texts/use/use-texts.ts';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

interface LeaveGuardProps {
  isUnsaved: boolean;
  words?: { title: string; text: string; leave: string };
  /** Drops the draft, which is kept otherwise. */
  onDiscard?: () => void;
}

/** A dialog within the app, the native prompt otherwise. */
export function LeaveGuard({ isUnsaved, words, onDiscard }: LeaveGuardProps) {
  const { leave: texts } = useFrameTexts();
  const language = useLanguage();
  const { title, text, leave } = words ?? texts;
  const [answer, setAnswer] = useState<((mayLeave: boolean) => void) | null>(null);
  // As soon as what was typed shows.
  useLayoutEffect(() => {
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
    <div lang={language} className="contents">
      <Dialog title={title} description={text} onClose={() => settle(false)}>
        <DialogActions>
          {onDiscard && (
            <Button
              onClick={() => {
                onDiscard();
                settle(true);
              }}
            >
              {texts.discard}
            </Button>
          )}
          <Button onClick={() => settle(true)}>{leave}</Button>
          <Button variant="primary" autoFocus onClick={() => settle(false)}>
            {texts.stay}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
