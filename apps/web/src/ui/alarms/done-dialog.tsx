import { useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog, DialogActions } from '../dialog.tsx';
import { Form } from '../form.tsx';
import { Notice } from '../notice.tsx';
import { TextField } from '../text-field.tsx';

interface DoneDialogProps {
  title: string;
  description: string;
  field: { label: string; name: string; maxChars: number; isRequired: boolean };
  texts: { missing: string; cancel: string; closing: string };
  /** Resolves with why it wasn't closed; null: it is. */
  close(done: string): Promise<string | null>;
  onClose(): void;
}

/** Closes an alarm in the user's name, with what was done. */
export function DoneDialog({ title, description, field, texts, close, onClose }: DoneDialogProps) {
  const [done, setDone] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const isBlank = field.isRequired && done !== '' && done.trim() === '';
  const send = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    const why = await close(done);
    isRunning.current = false;
    if (why === null) return onClose();
    setIsBusy(false);
    setFailure(why);
  };
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={field.label}
          name={field.name}
          autoComplete="off"
          maxLength={field.maxChars}
          isRequired={field.isRequired}
          takesFocus
          problem={isBlank ? texts.missing : null}
          onChange={setDone}
        />
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? texts.closing : title}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
