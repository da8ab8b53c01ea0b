import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { banIcon } from '../../../ui/staff-icons.ts';
import { State } from '../../../ui/state.tsx';
import { useInboxApi } from '../inbox.api.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { personTitle, textingState } from './person-labels.ts';
import styles from './person-pane.module.css';
import { type PersonSaving, usePersonChange } from './use-person-change.ts';

interface TextingProps {
  person: SmsPerson;
  ownId: string;
  onChanged: (person: SmsPerson) => void;
}

const looks = {
  agreed: <State tone="pass">Consent on file</State>,
  stopped: (
    <State tone="warn" icon={banIcon}>
      Opted out
    </State>
  ),
  unrecorded: <State tone="off">Not recorded</State>,
};

export function Texting({ person, ownId, onChanged }: TextingProps) {
  const store = useStore();
  const api = useInboxApi();
  const saving = usePersonChange(onChanged);
  const [open, setOpen] = useState<'consent' | 'stop' | 'start' | null>(null);
  const { state, words, wayBack } = textingState(person, store, ownId);
  const close = () => setOpen(null);
  const changeOptOut = async (change: 'stop' | 'start') => {
    if (await saving.save(() => api.changeOptOut(person.id, change))) close();
  };
  return (
    <section className={styles.section} aria-label="Texting">
      <h3 className={styles.title}>Texting</h3>
      <p>{looks[state]}</p>
      <p className={styles.words}>{words}</p>
      {state === 'agreed' && person.consent?.note && <p className={styles.words}>{person.consent.note}</p>}
      {wayBack === 'start' && (
        <p className={styles.words}>You can text them again only after they text START from their phone.</p>
      )}
      <div className={styles.actions}>
        {wayBack === 'staff' && <Button onClick={() => setOpen('start')}>Undo opt-out</Button>}
        {state !== 'stopped' && (
          <>
            <Button onClick={() => setOpen('consent')}>{state === 'agreed' ? 'Edit consent' : 'Record consent'}</Button>
            <Button variant="quiet" className={styles.quiet} onClick={() => setOpen('stop')}>
              Mark as opted out
            </Button>
          </>
        )}
      </div>
      {open === 'consent' && <ConsentDialog person={person} onChanged={onChanged} onClose={close} />}
      {open === 'stop' && (
        <Question
          title={`Stop texts to ${personTitle(person)}?`}
          text="Do this if they told you they don’t want texts. We won’t text them until you undo it."
          confirm="Stop texts"
          isDanger
          saving={saving}
          onConfirm={() => void changeOptOut('stop')}
          onClose={close}
        />
      )}
      {open === 'start' && (
        <Question
          title={`Text ${personTitle(person)} again?`}
          text="Undo the opt-out only if they asked you to, or if it was recorded by mistake."
          confirm="Allow texts again"
          saving={saving}
          onConfirm={() => void changeOptOut('start')}
          onClose={close}
        />
      )}
    </section>
  );
}

interface QuestionProps {
  title: string;
  text: string;
  confirm: string;
  isDanger?: boolean;
  saving: PersonSaving;
  onConfirm: () => void;
  onClose: () => void;
}

function Question({ title, text, confirm, isDanger = false, saving, onConfirm, onClose }: QuestionProps) {
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        {saving.failure !== null && (
          <Notice tone="danger" role="alert">
            {saving.failure}
          </Notice>
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'} aria-disabled={saving.isBusy}>
            {saving.isBusy ? 'Saving…' : confirm}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
