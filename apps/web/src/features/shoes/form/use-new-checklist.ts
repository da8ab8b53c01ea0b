import { isUuid } from '@rxweb/contracts/shared/uuid';
import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { randomKey } from '../../../api/form-keys.ts';
import { navigate } from '../../../navigation/navigation.ts';
import { newCaseBody, savedValues } from '../shared/case-body.ts';
import { emptyValues, type FormValues, isSame } from '../shared/form-values.ts';
import { caseHref } from '../shoe-paths.ts';
import { useShoesApi } from '../shoes.api.ts';
import { failureText } from './error-text.ts';
import { mergeForms, resolveConflicts } from './merge-forms.ts';
import { saveAgain } from './save-again.ts';
import { type Attempt, type DraftPlace, readDraft, useDraft } from './use-draft.ts';
import { useEditing } from './use-editing.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

export type Outcome =
  | { type: 'saved'; id: string | null; openCaseId?: string | undefined }
  | { type: 'failed'; text: string };

/** The case that a checklist became, and what of it is saved. */
interface SavedCase {
  id: string;
  base: FormValues;
}

/** See spec sections 4, 7 and 8. Once saved, the form edits the case it made. */
export function useNewChecklist(place: DraftPlace, email: string, today: string) {
  const api = useShoesApi();
  const [draft] = useState(() => readDraft(place));
  const editing = useEditing(draft?.values ?? emptyValues, today);
  const { values } = editing;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [saved, setSaved] = useState<FormValues>(emptyValues);
  const [made, setMade] = useState<SavedCase | null>(null);
  const [attempt, setAttempt] = useState<Attempt | null>(draft?.attempt ?? null);
  const { isSending, once } = useOneAtATime(() => setOutcome(null));
  const latest = useRef(values);
  latest.current = values;
  const isUnsaved = !isSame(values, saved) && !isSame(values, emptyValues);
  // A saved checklist's draft belongs to its case, where a reload finds it.
  const draftPlace = made ? { ...place, page: caseHref(made.id) } : place;
  const unsaved = made ? { values, base: made.base, attempt: null } : { values, base: null, attempt };
  const keptAt = useDraft(draftPlace, isUnsaved ? unsaved : null);

  const create = async (sent: FormValues): Promise<void> => {
    const body = newCaseBody(sent, email);
    // Same content, same key: after a lost answer the server still creates one record.
    const content = JSON.stringify(body);
    const named = attempt?.content === content ? attempt : { key: randomKey(), content };
    setAttempt(named);
    const { id, openCaseId } = await api.create(body, named.key);
    setOutcome({ type: 'saved', id, openCaseId });
    if (!id || !isUuid(id)) return setSaved(sent);
    place.store.keep(place.page, null);
    settle(id, sent, savedValues(sent));
    navigate(`${place.page}?case=${id}`, { replace: true, keepScroll: true });
  };
  const settle = (id: string, sent: FormValues, base: FormValues): void => {
    editing.setValues(typedMeanwhile(sent, latest.current, base));
    setMade({ id, base });
    setSaved(base);
  };
  const change = async ({ id, base }: SavedCase, sent: FormValues): Promise<void> => {
    const again = await saveAgain(api, id, base, sent);
    // The page of the case finds the draft, and lets its user choose.
    if (again.type === 'conflict') return navigate(caseHref(id), { replace: true });
    settle(id, sent, again.base);
    setOutcome({ type: 'saved', id });
  };
  const save = (sent: FormValues): Promise<void> =>
    made ? change(made, sent).catch((error) => (isGone(error) ? create(sent) : fail(error))) : create(sent);
  const send = async (): Promise<void> => {
    if (!editing.check()) return;
    await once(() => save(values).catch((error) => setOutcome({ type: 'failed', text: failureText(error) })));
  };
  const startOver = () => {
    editing.setValues(emptyValues);
    setSaved(emptyValues);
    setMade(null);
    setAttempt(null);
    setOutcome(null);
    navigate(place.page, { replace: true });
  };

  return { editing, send, startOver, isSending, outcome, isUnsaved, keptAt };
}

/** Changes typed during the request stay on top. */
function typedMeanwhile(sent: FormValues, now: FormValues, base: FormValues): FormValues {
  const merge = mergeForms(sent, now, base);
  return resolveConflicts(merge, now, new Map(merge.conflicts.map(({ path }) => [path, { side: 'mine' as const }])));
}

/** An erased case can't be edited; its checklist makes a new one. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

function fail(error: unknown): never {
  throw error;
}
