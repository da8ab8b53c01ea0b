import { type SmsPerson, smsConsentWays } from '@rxweb/contracts/sms/messages';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { useId, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import type { SmsTexts } from '../../../texts/sms/sms-en.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import field from '../../../ui/text-field.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { type PersonChange, useInboxApi } from '../inbox.api.ts';
import { personTitle } from './person-labels.ts';
import { usePersonChange } from './use-person-change.ts';

interface ConsentDialogProps {
  person: SmsPerson;
  onChanged: (person: SmsPerson) => void;
  onClose: () => void;
}

/** Records a person's consent to texting. */
export function ConsentDialog({ person, onChanged, onClose }: ConsentDialogProps) {
  const { consent: texts, cancel, saving, save: saveWord } = useSmsTexts().person;
  const store = useStore();
  const api = useInboxApi();
  const [on, setOn] = useState(person.consent?.on ?? storeDate(store, new Date()));
  const [how, setHow] = useState<NonNullable<SmsPerson['consent']>['how']>(person.consent?.how ?? 'counter');
  const [note, setNote] = useState(person.consent?.note ?? '');
  const { isBusy, failure, save } = usePersonChange(onChanged);
  const record = async (consent: NonNullable<PersonChange['consent']> | null) => {
    if (await save(() => api.change(person, { consent }))) onClose();
  };
  return (
    <Dialog title={texts.title} description={personTitle(person)} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void record({ on, how, note: note.trim() });
        }}
      >
        <DateField value={on} onChange={setOn} />
        <SelectField label={texts.how} value={how} options={waysIn(texts)} onChange={setHow} />
        <TextField label={texts.note} name="consent-note" autoComplete="off" defaultValue={note} onChange={setNote} />
        <p className={field.hint}>{texts.tell}</p>
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <DialogActions>
          {person.consent && (
            <Button variant="quiet" aria-disabled={isBusy} onClick={() => void record(null)}>
              {texts.delete}
            </Button>
          )}
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? saving : saveWord}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export function waysIn({ ways }: SmsTexts['person']['consent']) {
  return smsConsentWays.map((how) => ({ value: how, label: ways[how].charAt(0).toUpperCase() + ways[how].slice(1) }));
}

function DateField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { day } = useSmsTexts().person.consent;
  const store = useStore();
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {day}
      </label>
      <input
        id={id}
        type="date"
        required
        max={storeDate(store, new Date())}
        value={value}
        className={field.input}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
