import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { penIcon } from '../icons.ts';
import { useInboxApi } from '../inbox.api.ts';
import styles from './person-pane.module.css';
import { usePersonChange } from './use-person-change.ts';

export function PersonName({ person, onChanged }: { person: SmsPerson; onChanged: (person: SmsPerson) => void }) {
  const api = useInboxApi();
  const [typed, setTyped] = useState<string | null>(null);
  const { isBusy, failure, save } = usePersonChange(onChanged);
  if (typed === null) {
    return (
      <p className={styles.name}>
        <span>{person.name ?? 'No name yet'}</span>
        <IconButton label="Change name" drawing={penIcon} size={20} onClick={() => setTyped(person.name ?? '')} />
      </p>
    );
  }
  const submit = async () => {
    if (await save(() => api.change(person, { name: typed.trim() || null }))) setTyped(null);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label="Name"
        name="person-name"
        autoComplete="off"
        defaultValue={typed}
        takesFocus
        onChange={setTyped}
        hint={failure === null ? undefined : `Now: ${person.name ?? 'no name'}`}
      />
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save name'}
        </Button>
        <Button variant="quiet" onClick={() => setTyped(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
