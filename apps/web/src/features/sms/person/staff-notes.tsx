import type { Person } from '@rxweb/contracts/shared/staff-person';
import type { SmsNote } from '@rxweb/contracts/sms/inbox';
import { useEffect, useId, useRef, useState } from 'react';
import { openFormKeys, randomKey } from '../../../api/form-keys.ts';
import { useStore } from '../../../boot/boot.tsx';
import { useLoadedDraftStore } from '../../../data/drafts/use-loaded-draft-store.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import field from '../../../ui/text-field.module.css';
import { SuggestionList } from '../compose/suggestion-list.tsx';
import { replaceAt, useSuggestions } from '../compose/suggestions.ts';
import { useInboxApi } from '../inbox.api.ts';
import { useErrorText } from '../use-error-text.ts';
import { findStaff, mentionedIn } from './mentions.ts';
import { NoteText } from './note-text.tsx';
import { momentText } from './person-labels.ts';
import styles from './person-pane.module.css';

interface StaffNotesProps {
  userId: string;
  personId: string;
  notes: readonly SmsNote[];
  staff: readonly Person[];
  onNote: (note: SmsNote) => void;
}

/** Staff notes, newest first, and a new note. Keeps a draft per person. */
export function StaffNotes({ userId, personId, notes, staff, onNote }: StaffNotesProps) {
  const store = useStore();
  const { person: texts, language } = useSmsTexts();
  const titleId = useId();
  const [drafts, typeDraft] = useNoteDrafts(userId);
  const newestFirst = [...notes].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {texts.notes.title}
      </h3>
      {newestFirst.length > 0 && (
        <ul className={styles.notes}>
          {newestFirst.map((note) => (
            <li key={note.id} className={styles.note}>
              <p className={styles.noteHead}>
                <b>{note.by.name ?? texts.former}</b>,{' '}
                <time dateTime={note.at}>{momentText(store, note.at, language)}</time>
              </p>
              <NoteText note={note} />
            </li>
          ))}
        </ul>
      )}
      <NoteForm
        key={personId}
        personId={personId}
        staff={staff}
        text={drafts[personId] ?? ''}
        onType={(text) => typeDraft(personId, text)}
        onNote={onNote}
      />
    </section>
  );
}

/** By person; also kept on the server. */
function useNoteDrafts(userId: string) {
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  const store = useLoadedDraftStore(userId);
  useEffect(() => {
    if (store) setDrafts((typed) => ({ ...Object.fromEntries(store.readAll(notePrefix)), ...typed }));
  }, [store]);
  const type = (personId: string, text: string) => {
    setDrafts((before) => ({ ...before, [personId]: text }));
    store?.keep(notePrefix + personId, text.trim() === '' ? null : text);
  };
  return [drafts, type] as const;
}

/** The server knows it: erasing a person erases these drafts. */
const notePrefix = 'sms-note:';

interface NoteFormProps extends Omit<StaffNotesProps, 'notes' | 'userId'> {
  text: string;
  onType: (text: string) => void;
}

function NoteForm({ personId, staff, text, onType, onNote }: NoteFormProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { notes: texts } = useSmsTexts().person;
  const { add, isBusy, failure } = useNewNote({ personId, staff, text, onType, onNote });
  const suggestions = useSuggestions({
    text,
    sign: '@',
    find: (query) => findStaff(staff, query),
    onPick: ({ name }, { from, to }) => {
      const next = replaceAt(text, from, to, `@${name} `);
      onType(next.text);
      // After the render.
      requestAnimationFrame(() => box.current?.setSelectionRange(next.caret, next.caret));
    },
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div>
        <label htmlFor={id} className={field.label}>
          {texts.label}
        </label>
        <SuggestionList label={texts.people} suggestions={suggestions} keyOf={(person) => person.id}>
          {({ name }) => name}
        </SuggestionList>
        <textarea
          {...suggestions.fieldProps}
          ref={box}
          id={id}
          rows={2}
          maxLength={2_000}
          value={text}
          aria-describedby={`${id}-hint`}
          className={`${field.input} ${styles.box}`}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={suggestions.onKeyDown}
        />
        <p id={`${id}-hint`} className={field.hint}>
          {texts.hint}
        </p>
      </div>
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isBusy || text.trim() === ''}>
          {isBusy ? texts.adding : texts.add}
        </Button>
      </div>
    </form>
  );
}

function useNewNote({ personId, staff, text, onType, onNote }: NoteFormProps) {
  const api = useInboxApi();
  const errorText = useErrorText();
  const [keyFor] = useState(() => openFormKeys(randomKey));
  const noteCount = useRef(0);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const add = async () => {
    const words = text.trim();
    if (isBusy || words === '') return;
    setIsBusy(true);
    setFailure(null);
    try {
      const mentions = mentionedIn(words, staff);
      // The same note written twice is two notes.
      onNote(await api.addNote(personId, words, mentions, keyFor([words, mentions, noteCount.current])));
      noteCount.current += 1;
      onType('');
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { add, isBusy, failure };
}
