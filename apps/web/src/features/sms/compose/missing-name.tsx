import { useState } from 'react';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface MissingNameProps {
  title: string;
  onName: (firstName: string) => void;
  onClose: () => void;
}

export function MissingName({ title, onName, onClose }: MissingNameProps) {
  const { canned: texts } = useSmsTexts().compose;
  const [name, setName] = useState('');
  return (
    <Dialog title={texts.firstNameTitle} description={texts.firstNameText(title)} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) onName(name.trim());
        }}
      >
        <TextField
          label={texts.firstName}
          name="first-name"
          autoComplete="off"
          isRequired
          takesFocus
          onChange={setName}
          problem={name !== '' && name.trim() === '' ? texts.required : null}
        />
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.useName}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
