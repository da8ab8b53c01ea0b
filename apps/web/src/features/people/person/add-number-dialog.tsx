import type { PersonFile, PersonListItem } from '@rxweb/contracts/people';
import { formatPhone } from '@rxweb/domain/text/format';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { usePeopleTexts } from '../../../texts/people/use-people-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { nameOf } from '../names.ts';
import { type PeopleApi, personNow } from '../people.api.ts';
import styles from './person.module.css';

interface AddNumberDialogProps {
  api: PeopleApi;
  person: PersonFile;
  onChanged: (person: PersonFile) => void;
  /** The number is another contact's. */
  onMerge: (other: PersonListItem) => void;
  onClose: () => void;
}

type Failure = 'bad' | 'changed' | 'failed';

export function AddNumberDialog(props: AddNumberDialogProps) {
  const { parts, noName } = usePeopleTexts();
  const { numbers: texts } = parts;
  const { phone, type, owner, failure, isBusy, save } = useAdding(props);
  const { onMerge, onClose } = props;
  const name = owner && nameOf(owner, noName);
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <TextField
          label={texts.label}
          name="number"
          type="tel"
          autoComplete="off"
          isRequired
          takesFocus
          maxLength={40}
          onChange={type}
        />
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {texts[failure]}
          </Notice>
        )}
        {owner && name !== null && (
          <Notice
            tone="info"
            role="alert"
            action={
              <Button variant="quiet" aria-label={texts.mergeWith(name)} onClick={() => onMerge(owner)}>
                {texts.merge}
              </Button>
            }
          >
            {texts.owned(formatPhone(owner.phones[0] ?? phone), name)}
          </Notice>
        )}
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? texts.saving : texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useAdding({ api, person, onChanged, onClose }: AddNumberDialogProps) {
  const [phone, setPhone] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [owner, setOwner] = useState<PersonListItem | null>(null);
  const type = (typed: string) => {
    setPhone(typed);
    setOwner(null);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || phone.trim() === '') return;
    setIsBusy(true);
    setFailure(null);
    try {
      const answer = await api.addNumber(person, phone.trim());
      onChanged(answer.person);
      setOwner(answer.owner);
      if (!answer.owner) return onClose();
    } catch (error) {
      const now = personNow(error);
      if (now) onChanged(now);
      setFailure(failureOf(error, now !== null));
    }
    setIsBusy(false);
  };
  return { phone, type, owner, failure, isBusy, save };
}

function failureOf(error: unknown, isStale: boolean): Failure {
  if (isStale) return 'changed';
  if (!(error instanceof ApiError)) return 'failed';
  return error.code === 'phone_not_allowed' ? 'bad' : 'failed';
}
