import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { plusIcon } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useInboxApi } from '../inbox.api.ts';
import { useErrorText } from '../use-error-text.ts';

interface NewMessageProps {
  /** The reply field then takes the focus. */
  onOpened: (person: SmsPerson) => void;
}

/** Starts a conversation with a number. */
export function NewMessage({ onOpened }: NewMessageProps) {
  const { newMessage: texts } = useSmsTexts().inbox;
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState<SmsPerson | null>(null);
  const tell = useEffectEvent(onOpened);
  // After the closing dialog has returned the focus.
  useEffect(() => {
    if (!opened) return;
    const frame = requestAnimationFrame(() => {
      setOpened(null);
      tell(opened);
    });
    return () => cancelAnimationFrame(frame);
  }, [opened]);
  return (
    <>
      <IconButton label={texts.title} drawing={plusIcon} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <NewMessageDialog
          onOpened={(person) => {
            setIsOpen(false);
            setOpened(person);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function NewMessageDialog({ onOpened, onClose }: NewMessageProps & { onClose: () => void }) {
  const api = useInboxApi();
  const errorText = useErrorText();
  const { newMessage: texts } = useSmsTexts().inbox;
  const [phone, setPhone] = useState('');
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      onOpened(await api.open(phone.trim(), name.trim()));
    } catch (error) {
      setFailure(errorText(error));
      setIsBusy(false);
    }
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <TextField
          label={texts.phone}
          name="new-phone"
          type="tel"
          autoComplete="off"
          isRequired
          takesFocus
          onChange={setPhone}
          hint={texts.hint}
        />
        <TextField label={texts.name} name="new-name" autoComplete="off" onChange={setName} />
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? texts.busy : texts.submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
