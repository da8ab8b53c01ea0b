import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { useState } from 'react';
import { useSmsHabitsTexts } from '../../../texts/sms/use-sms-habits-texts.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import field from '../../../ui/text-field.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { waysIn } from '../person/consent-dialog.tsx';

type Way = NonNullable<SmsPerson['consent']>['how'];

interface ConsentCheckProps {
  name: string;
  onRecord: (consent: { how: Way; note: string }) => void;
  onClose: () => void;
}

/** Asks how a person agreed to texts, and sends with that record. */
export function ConsentCheck({ name, onRecord, onClose }: ConsentCheckProps) {
  const { consent: texts, cancel } = useSmsHabitsTexts();
  const { consent: words } = useSmsTexts().person;
  const [how, setHow] = useState<Way>('counter');
  const [note, setNote] = useState('');
  return (
    <Dialog title={texts.title} description={texts.text(name)} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onRecord({ how, note: note.trim() });
        }}
      >
        <SelectField label={words.how} value={how} options={waysIn(words)} onChange={setHow} />
        <TextField label={words.note} name="consent-note" autoComplete="off" onChange={setNote} />
        <p className={field.hint}>{words.tell}</p>
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.send}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
