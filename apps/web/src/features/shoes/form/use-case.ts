import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { caseBody, editedCaseBody } from '../shared/case-body.ts';
import { type FormValues, fillForm, isSame } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';
import { caseNow, type ShoesApi } from '../shoes.api.ts';
import { fieldErrorsOf } from './change-field.ts';
import { errorText, failureText } from './error-text.ts';
import { type Merge, mergeForms, resolveConflicts } from './merge-forms.ts';
import { type DraftPlace, readDraft, useDraft } from './use-draft.ts';
import { useEditing } from './use-editing.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** Of the local edits with a newer version saved by someone else. */
export interface Merging {
  file: ShoeCaseFile;
  mine: FormValues;
  merge: Merge;
}

export type CaseOutcome =
  | { type: 'saved' }
  | { type: 'failed'; text: string }
  /** Fields updated by someone else during editing. */
  | { type: 'updated'; paths: readonly FieldPath[] };

export function useCase(api: ShoesApi, initial: ShoeCaseFile, place: DraftPlace, today: string) {
  const open = useCaseState(initial, place, today);
  const { file, setFile, editing, latest, adopt, replace, merging, setMerging, setOutcome } = open;
  const { isSending, once } = useOneAtATime(() => setOutcome(null));
  useReloadWithApi(api, latest, adopt);

  const send = (onto: ShoeCaseFile, sent: FormValues) =>
    once(async () => {
      try {
        const saved = await api.save(onto.id, editedCaseBody(onto, sent));
        const { values } = latest.current;
        const merge = mergeForms(sent, values, fillForm(saved));
        const mine = new Map(merge.conflicts.map(({ path }) => [path, { side: 'mine' as const }]));
        replace(saved, resolveConflicts(merge, values, mine));
        setOutcome({ type: 'saved' });
      } catch (error) {
        const current = caseNow(error);
        if (!current) return setOutcome({ type: 'failed', text: failureText(error) });
        setMerging({ file: current, mine: sent, merge: mergeForms(latest.current.base, sent, fillForm(current)) });
      }
    });

  return {
    file,
    editing,
    outcome: open.outcome,
    isSending,
    isUnsaved: open.isUnsaved,
    keptAt: open.keptAt,
    merging,
    firstError: () => fieldErrorsOf(editing.values, today).keys().next().value ?? null,
    save: () => (editing.check() ? send(file, editing.values) : Promise.resolve()),
    /** Saves the resolved values on top of the newer version, or cancels. */
    finish: (values: FormValues) => {
      if (!merging) return;
      replace(merging.file, values);
      void send(merging.file, values);
    },
    putOff: () => setMerging(null),
    changeAtOnce: async (change: CaseChange) => adopt(await saveAtOnce(api, latest.current.file, change)),
    changeDocuments: (change: (documents: readonly ShoeDocument[]) => ShoeDocument[]) =>
      setFile((before) => ({ ...before, documents: change(before.documents) })),
    addNote: async (text: string): Promise<void> => {
      const note = await api.addNote(file.id, text);
      setFile((before) => ({ ...before, caseNotes: [...before.caseNotes, note] }));
    },
  };
}

function useCaseState(initial: ShoeCaseFile, place: DraftPlace, today: string) {
  const [opened] = useState(() => openWithDraft(initial, place));
  const [file, setFile] = useState(initial);
  const [base, setBase] = useState(opened.base);
  const [merging, setMerging] = useState(opened.merging);
  const [outcome, setOutcome] = useState<CaseOutcome | null>(null);
  const editing = useEditing(opened.values, today);
  const isUnsaved = !isSame(editing.values, base);
  const keptAt = useDraft(place, isUnsaved ? { values: editing.values, base, attempt: null } : null);
  // Late answers merge with the form as it is then.
  const latest = useRef({ base, values: editing.values, file });
  latest.current = { base, values: editing.values, file };

  const replace = (newer: ShoeCaseFile, values: FormValues): void => {
    setFile(newer);
    setBase(fillForm(newer));
    editing.setValues(values);
    setMerging(null);
  };
  /** Moves the edits onto a newer version. */
  const adopt = (newer: ShoeCaseFile): void => {
    const { values } = latest.current;
    const merge = mergeForms(latest.current.base, values, fillForm(newer));
    if (merge.conflicts.length > 0) setMerging({ file: newer, mine: values, merge });
    else {
      replace(newer, merge.values);
      if (merge.onlyTheirs.length > 0) setOutcome({ type: 'updated', paths: merge.onlyTheirs });
    }
  };
  return {
    file,
    setFile,
    editing,
    isUnsaved,
    keptAt,
    latest,
    merging,
    setMerging,
    outcome,
    setOutcome,
    replace,
    adopt,
  };
}

/** Loads the case again when `api` changes: after a screen lock, others may have changed it. */
function useReloadWithApi(
  api: ShoesApi,
  latest: RefObject<{ file: ShoeCaseFile }>,
  adopt: (newer: ShoeCaseFile) => void,
): void {
  const adoptNow = useRef(adopt);
  adoptNow.current = adopt;
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!hasStarted.current) {
      hasStarted.current = true;
      return;
    }
    const abort = new AbortController();
    api.open(latest.current.file.id, { isUserAction: false, signal: abort.signal }).then(adoptNow.current, () => {
      // Keep the form; the next save checks again.
    });
    return () => abort.abort();
  }, [api, latest]);
}

type CaseChange = { ownerId: string | null } | { archived: boolean };

/** Saves on top of the latest version. Throws an error with a message for the user. */
function saveAtOnce(api: ShoesApi, file: ShoeCaseFile, change: CaseChange): Promise<ShoeCaseFile> {
  return api.save(file.id, caseBody(file, change)).catch((error: unknown) => {
    const current = caseNow(error);
    if (!current) throw new Error(errorText(error));
    return api.save(current.id, caseBody(current, change));
  });
}

export type OpenCase = ReturnType<typeof useCase>;

/** From before a reload, on top of the current case. */
function openWithDraft(file: ShoeCaseFile, place: DraftPlace) {
  const saved = fillForm(file);
  const draft = readDraft(place);
  if (!draft?.base) return { base: saved, values: saved, merging: null };
  const merge = mergeForms(draft.base, draft.values, saved);
  if (merge.conflicts.length === 0) return { base: saved, values: merge.values, merging: null };
  return { base: draft.base, values: draft.values, merging: { file, mine: draft.values, merge } };
}
