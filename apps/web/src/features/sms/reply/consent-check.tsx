import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { useState } from 'react';
import { useSmsHabitsTexts } from '../../../texts/sms/use-sms-habits-texts.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
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
  const [how, setHow] = useState<Way | ''>('');
  const [isMissing, setIsMissing] = useState(false);
  const [note, setNote] = useState('');
  return (
    <Dialog title={texts.title} description={texts.text(name)} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          setIsMissing(how === '');
          if (how !== '') onRecord({ how, note: note.trim() });
        }}
      >
        <SelectField
          label={words.how}
          value={how}
          options={[{ value: '', label: texts.choose }, ...waysIn(words)]}
          onChange={setHow}
        />
        <TextField label={words.note} name="consent-note" autoComplete="off" maxLength={500} onChange={setNote} />
        <p className={field.hint}>{words.tell}</p>
        {isMissing && how === '' && (
          <Notice tone="warning" role="alert">
            {texts.choose}
          </Notice>
        )}
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
