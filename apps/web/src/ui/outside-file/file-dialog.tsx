import { useState } from 'react';
import { useOutsideFileTexts } from '../../texts/staff/use-outside-file-texts.ts';
import { Button } from '../button.tsx';
import { Dialog, DialogActions } from '../dialog.tsx';
import { Notice } from '../notice.tsx';
import { downloadIcon } from '../staff-icons.ts';

interface FileDialogProps {
  title: string;
  text: string;
  action: 'download' | 'delete';
  /** Closes the dialog when it is done. Rejects with words for the user. */
  act: () => Promise<void>;
  onClose: () => void;
}

/** Asks once before staff take or delete a file from outside. */
export function FileDialog({ title, text, action, act, onClose }: FileDialogProps) {
  const { dialog: texts } = useOutsideFileTexts();
  const [step, setStep] = useState<'rest' | 'busy' | { failed: string }>('rest');
  const isDelete = action === 'delete';
  const [words, busyWords] = isDelete
    ? [texts.deleteFile, texts.deleting]
    : [texts.downloadOriginal, texts.downloading];
  const run = async () => {
    if (step === 'busy') return;
    setStep('busy');
    try {
      await act();
      onClose();
    } catch (error) {
      setStep({ failed: error instanceof Error ? error.message : '' });
    }
  };
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      {typeof step === 'object' && (
        <Notice tone="danger" role="alert">
          {step.failed}
        </Notice>
      )}
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          variant={isDelete ? 'danger' : 'primary'}
          {...(!isDelete && { icon: downloadIcon })}
          aria-disabled={step === 'busy'}
          onClick={() => void run()}
        >
          {step === 'busy' ? busyWords : words}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
