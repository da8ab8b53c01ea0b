import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { useId, useState } from 'react';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import field from '../../../ui/text-field.module.css';
import { personText } from '../labels.ts';
import styles from './case-log.module.css';
import { errorText } from './error-text.ts';
import { Timestamp } from './timestamp.tsx';

interface CaseNotesProps {
  notes: ShoeCaseFile['caseNotes'];
  text: string;
  onType: (text: string) => void;
  onAdd: (text: string) => Promise<void>;
}

const maxChars = 4_000;

/** Notes are added, never changed. */
export function CaseNotes({ notes, text, onType, onAdd }: CaseNotesProps) {
  const { caseNotes: texts } = useFormTexts();
  const shared = useShoesTexts();
  return (
    <Panel title={texts.title} note={texts.note}>
      <ol className={styles.entries}>
        {notes.map((note) => (
          <li key={note.id} className={styles.note}>
            <p className={styles.who}>
              <b>{personText(note.by, shared)}</b> <Timestamp at={note.at} />
            </p>
            <p className={styles.text}>{note.text}</p>
          </li>
        ))}
      </ol>
      <NoteForm text={text} onType={onType} onAdd={onAdd} />
    </Panel>
  );
}

function NoteForm({ text, onType, onAdd }: Omit<CaseNotesProps, 'notes'>) {
  const { caseNotes: texts } = useFormTexts();
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const add = async (): Promise<void> => {
    if (isBusy || text.trim() === '') return;
    setIsBusy(true);
    setFailure(null);
    try {
      await onAdd(text.trim());
      onType('');
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label htmlFor={id} className={field.label}>
        {texts.label}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={maxChars}
        value={text}
        className={field.input}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <div>
        <Button type="submit" aria-disabled={isBusy || text.trim() === ''}>
          {isBusy ? texts.adding : texts.add}
        </Button>
      </div>
    </form>
  );
}
