import { requestLimits } from '@rxweb/contracts/requests/kinds';
import type { RequestFile } from '@rxweb/contracts/requests/staff';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLoadedDraftStore } from '../../../data/drafts/use-loaded-draft-store.ts';
import { useStaffRequestsTexts } from '../../../texts/use/use-staff-requests-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { RequestQuery } from '../use-request.ts';
import styles from './detail.module.css';

interface NoteFormProps {
  query: RequestQuery;
  request: RequestFile;
  ownId: string;
}

/** A note for colleagues. Kept as its author's draft until it is added. */
export function NoteForm({ query, request, ownId }: NoteFormProps) {
  const { notes } = useStaffRequestsTexts();
  const { text, write } = useNoteDraft(request.id, ownId);
  const [isSaving, setIsSaving] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isSaving) return;
    setIsSaving(true);
    if (await query.change({ change: 'note', text })) write('');
    setIsSaving(false);
  };
  return (
    <section className={styles.part} aria-labelledby="note-form">
      <h3 id="note-form">{notes.title}</h3>
      <form className={styles.form} onSubmit={(event) => void add(event)}>
        <TextArea
          label={notes.label}
          rows={3}
          maxLength={requestLimits.maxNoteChars}
          value={text}
          hint={text === '' ? notes.hint : `${notes.hint} ${notes.kept}`}
          onChange={write}
        />
        <div className={styles.acts}>
          <Button type="submit" aria-disabled={text.trim() === '' || isSaving}>
            {isSaving ? notes.saving : notes.save}
          </Button>
        </div>
      </form>
    </section>
  );
}

function useNoteDraft(requestId: string, ownId: string) {
  const [text, setText] = useState('');
  const isTouched = useRef(false);
  const store = useLoadedDraftStore(ownId);
  const place = `request-note:${requestId}`;
  // Typed before the store came, or kept before.
  const start = useEffectEvent((loaded: NonNullable<typeof store>, at: string) => {
    if (isTouched.current) loaded.keep(at, text);
    else setText(loaded.read(at) ?? '');
  });
  useEffect(() => {
    if (store) start(store, place);
  }, [store, place]);
  const write = (next: string) => {
    isTouched.current = true;
    setText(next);
    store?.keep(place, next.trim() === '' ? null : next);
  };
  return { text, write };
}
