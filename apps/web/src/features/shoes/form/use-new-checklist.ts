import { useRef, useState } from 'react';
import { randomKey } from '../../../api/form-keys.ts';
import { newCaseBody } from '../shared/case-body.ts';
import { emptyValues, type FormValues, isSame } from '../shared/form-values.ts';
import { useShoesApi } from '../shoes.api.ts';
import { failureText } from './error-text.ts';
import { type Attempt, type DraftPlace, readDraft, useDraft } from './use-draft.ts';
import { useEditing } from './use-editing.ts';

export type Outcome = { type: 'saved'; id: string | null } | { type: 'failed'; text: string };

/** See spec sections 4, 7 and 8. */
export function useNewChecklist(place: DraftPlace, email: string, today: string) {
  const api = useShoesApi();
  const [draft] = useState(() => readDraft(place));
  const editing = useEditing(draft?.values ?? emptyValues, today);
  const { values } = editing;
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [saved, setSaved] = useState<FormValues>(emptyValues);
  const [attempt, setAttempt] = useState<Attempt | null>(draft?.attempt ?? null);
  // A second click may come before the next render.
  const isOnTheWay = useRef(false);
  const isUnsaved = !isSame(values, saved) && !isSame(values, emptyValues);
  const keptAt = useDraft(place, isUnsaved ? { values, base: null, attempt } : null);

  const send = async (): Promise<void> => {
    if (isOnTheWay.current || !editing.check()) return;
    isOnTheWay.current = true;
    setIsSending(true);
    setOutcome(null);
    const sent = values;
    const body = newCaseBody(sent, email);
    // Same content, same key: after a lost answer the server still creates only one record.
    const content = JSON.stringify(body);
    const named = attempt?.content === content ? attempt : { key: randomKey(), content };
    setAttempt(named);
    try {
      setOutcome({ type: 'saved', id: await api.create(body, named.key) });
      setSaved(sent);
    } catch (error) {
      setOutcome({ type: 'failed', text: failureText(error) });
    } finally {
      isOnTheWay.current = false;
      setIsSending(false);
    }
  };
  const startOver = () => {
    editing.setValues(emptyValues);
    setSaved(emptyValues);
    setAttempt(null);
    setOutcome(null);
  };

  return { editing, send, startOver, isSending, outcome, isUnsaved, keptAt };
}
