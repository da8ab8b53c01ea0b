import { type SmsPerson, smsConsentWays } from '@rxweb/contracts/sms/messages';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { useId, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import field from '../../../ui/text-field.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { type PersonChange, useInboxApi } from '../inbox.api.ts';
import { consentWays, personTitle } from './person-labels.ts';
import { usePersonChange } from './use-person-change.ts';

interface ConsentDialogProps {
  person: SmsPerson;
  onChanged: (person: SmsPerson) => void;
  onClose: () => void;
}

const ways = smsConsentWays.map((how) => ({
  value: how,
  label: consentWays[how].charAt(0).toUpperCase() + consentWays[how].slice(1),
}));

/** Records a person's consent to texting. */
export function ConsentDialog({ person, onChanged, onClose }: ConsentDialogProps) {
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
    <Dialog title="Texting consent" description={personTitle(person)} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void record({ on, how, note: note.trim() });
        }}
      >
        <DateField value={on} onChange={setOn} />
        <SelectField label="How" value={how} options={ways} onChange={setHow} />
        <TextField
          label="Note (optional)"
          name="consent-note"
          autoComplete="off"
          defaultValue={note}
          onChange={setNote}
        />
        <p className={field.hint}>
          Tell them: “Texts are read in store hours. Emergency: 911. Crisis: 988.” In Spanish: “Leemos los textos en
          horas de la farmacia. Emergencia: 911. Crisis: 988.”
        </p>
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <DialogActions>
          {person.consent && (
            <Button variant="quiet" aria-disabled={isBusy} onClick={() => void record(null)}>
              Delete record
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? 'Saving…' : 'Save'}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function DateField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const store = useStore();
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        Consent date
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
