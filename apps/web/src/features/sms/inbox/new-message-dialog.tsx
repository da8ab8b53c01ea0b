import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { useState } from 'react';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useInboxApi } from '../inbox.api.ts';
import { useErrorText } from '../use-error-text.ts';

interface NewMessageDialogProps {
  onOpened: (person: SmsPerson) => void;
  onClose: () => void;
}

export function NewMessageDialog({ onOpened, onClose }: NewMessageDialogProps) {
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
