import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { Suspense, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import type { SmsTexts } from '../../../texts/sms/sms-en.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { banIcon } from '../../../ui/staff-icons.ts';
import { State } from '../../../ui/state.tsx';
import { useInboxApi } from '../inbox.api.ts';
import { personTitle, type TextingState, textingState } from './person-labels.ts';
import styles from './person-pane.module.css';
import { type PersonSaving, usePersonChange } from './use-person-change.ts';

/** Loaded when it is asked for, to keep the inbox light. */
const ConsentDialog = lazyPartOf(async () => (await import('./consent-dialog.tsx')).ConsentDialog);

interface TextingProps {
  person: SmsPerson;
  ownId: string;
  onChanged: (person: SmsPerson) => void;
}

export function Texting({ person, ownId, onChanged }: TextingProps) {
  const store = useStore();
  const texts = useSmsTexts();
  const { texting: words } = texts.person;
  const api = useInboxApi();
  const saving = usePersonChange(onChanged);
  const [open, setOpen] = useState<'consent' | 'stop' | 'start' | null>(null);
  const { state, words: since, wayBack } = textingState(person, store, ownId, texts);
  const close = () => setOpen(null);
  const changeOptOut = async (change: 'stop' | 'start') => {
    if (await saving.save(() => api.changeOptOut(person.id, change))) close();
  };
  return (
    <section className={styles.section} aria-label={words.title}>
      <h3 className={styles.title}>{words.title}</h3>
      <p>
        <Look state={state} words={words} />
      </p>
      <p className={styles.words}>{since}</p>
      {state === 'agreed' && <ConsentNote person={person} />}
      {wayBack === 'start' && <p className={styles.words}>{words.onlyStart}</p>}
      <div className={styles.actions}>
        {wayBack === 'staff' && <Button onClick={() => setOpen('start')}>{words.undo}</Button>}
        {state !== 'stopped' && (
          <>
            <Button onClick={() => setOpen('consent')}>{state === 'agreed' ? words.edit : words.record}</Button>
            <Button variant="quiet" className={styles.quiet} onClick={() => setOpen('stop')}>
              {words.mark}
            </Button>
          </>
        )}
      </div>
      <Suspense>{open === 'consent' && <ConsentDialog {...{ person, onChanged }} onClose={close} />}</Suspense>
      {open === 'stop' && (
        <Question
          title={words.stopTitle(personTitle(person))}
          text={words.stopText}
          confirm={words.stop}
          isDanger
          saving={saving}
          onConfirm={() => void changeOptOut('stop')}
          onClose={close}
        />
      )}
      {open === 'start' && (
        <Question
          title={words.startTitle(personTitle(person))}
          text={words.startText}
          confirm={words.start}
          saving={saving}
          onConfirm={() => void changeOptOut('start')}
          onClose={close}
        />
      )}
    </section>
  );
}

function ConsentNote({ person: { consent } }: Pick<TextingProps, 'person'>) {
  if (!consent?.note) return null;
  return (
    <p className={styles.words} dir="auto">
      {consent.note}
    </p>
  );
}

function Look({ state, words }: { state: TextingState['state']; words: SmsTexts['person']['texting'] }) {
  if (state === 'agreed') return <State tone="pass">{words.agreed}</State>;
  if (state === 'unrecorded') return <State tone="off">{words.unrecorded}</State>;
  return (
    <State tone="warn" icon={banIcon}>
      {words.stopped}
    </State>
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
  const { person: texts } = useSmsTexts();
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
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'} aria-disabled={saving.isBusy}>
            {saving.isBusy ? texts.saving : confirm}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
