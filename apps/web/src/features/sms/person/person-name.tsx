import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { useState } from 'react';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
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
  const { name: texts, saving, cancel } = useSmsTexts().person;
  const [typed, setTyped] = useState<string | null>(null);
  const { isBusy, failure, save } = usePersonChange(onChanged);
  if (typed === null) {
    return (
      <p className={styles.name}>
        <span>{person.name ?? texts.none}</span>
        <IconButton label={texts.change} drawing={penIcon} size={20} onClick={() => setTyped(person.name ?? '')} />
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
        label={texts.label}
        name="person-name"
        autoComplete="off"
        defaultValue={typed}
        takesFocus
        onChange={setTyped}
        hint={failure === null ? undefined : texts.now(person.name ?? texts.noName)}
      />
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? saving : texts.save}
        </Button>
        <Button variant="quiet" onClick={() => setTyped(null)}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
