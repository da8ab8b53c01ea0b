import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import { useEffect, useRef, useState } from 'react';
import { caseBody, editedCaseBody } from '../shared/case-body.ts';
import { type FormValues, fillForm, isSame } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';
import { caseNow, type ShoesApi } from '../shoes.api.ts';
import { errorText, failureText } from './error-text.ts';
import { type Merge, mergeForms, resolveConflicts } from './merge-forms.ts';
import { type DraftPlace, readDraft, useDraft } from './use-draft.ts';
import { useEditing } from './use-editing.ts';

/** A merge of the local edits with a newer version saved by someone else. */
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

/** An open case: the server's record and the form on top. */
export function useCase(api: ShoesApi, initial: ShoeCaseFile, place: DraftPlace, today: string) {
  const [opened] = useState(() => openWithDraft(initial, place));
  const [file, setFile] = useState(initial);
  const [base, setBase] = useState(opened.base);
  const [merging, setMerging] = useState(opened.merging);
  const [outcome, setOutcome] = useState<CaseOutcome | null>(null);
  const [isSending, setIsSending] = useState(false);
  const editing = useEditing(opened.values, today);
  const isUnsaved = !isSame(editing.values, base);
  const keptAt = useDraft(place, isUnsaved ? { values: editing.values, base, attempt: null } : null);
  // Late answers merge with the form as it is then.
  const latest = useRef({ base, values: editing.values, file });
  latest.current = { base, values: editing.values, file };
  const isOnTheWay = useRef(false);

  /** Moves the edits onto a newer version. */
  const adopt = (newer: ShoeCaseFile): void => {
    const { values } = latest.current;
    const merge = mergeForms(latest.current.base, values, fillForm(newer));
    if (merge.conflicts.length > 0) setMerging({ file: newer, mine: values, merge });
    else {
      stand(newer, merge.values);
      if (merge.onlyTheirs.length > 0) setOutcome({ type: 'updated', paths: merge.onlyTheirs });
    }
  };
  const adoptNow = useRef(adopt);
  adoptNow.current = adopt;
  const stand = (newer: ShoeCaseFile, values: FormValues): void => {
    setFile(newer);
    setBase(fillForm(newer));
    editing.setValues(values);
    setMerging(null);
  };
  const once = async (act: () => Promise<void>): Promise<void> => {
    if (isOnTheWay.current) return;
    isOnTheWay.current = true;
    setIsSending(true);
    setOutcome(null);
    await act().finally(() => {
      isOnTheWay.current = false;
      setIsSending(false);
    });
  };
  const send = (onto: ShoeCaseFile, sent: FormValues) =>
    once(async () => {
      try {
        const saved = await api.save(onto.id, editedCaseBody(onto, sent));
        // Keep what was typed while saving.
        const { values } = latest.current;
        const merge = mergeForms(sent, values, fillForm(saved));
        stand(
          saved,
          resolveConflicts(merge, values, new Map(merge.conflicts.map(({ path }) => [path, { side: 'mine' }]))),
        );
        setOutcome({ type: 'saved' });
      } catch (error) {
        const current = caseNow(error);
        if (!current) return setOutcome({ type: 'failed', text: failureText(error) });
        setMerging({ file: current, mine: sent, merge: mergeForms(latest.current.base, sent, fillForm(current)) });
      }
    });

  /** Saves one change at once, on top of the latest version. Throws an error with a message for the user. */
  const changeAtOnce = async (change: { ownerId: string | null } | { archived: boolean }): Promise<void> => {
    const onto = latest.current.file;
    const saved = await api.save(onto.id, caseBody(onto, change)).catch((error: unknown) => {
      const current = caseNow(error);
      if (!current) throw new Error(errorText(error));
      return api.save(current.id, caseBody(current, change));
    });
    adopt(saved);
  };

  // After a screen lock, others may have changed the case.
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
  }, [api]);

  return {
    file,
    editing,
    outcome,
    isSending,
    isUnsaved,
    keptAt,
    merging,
    save: () => (editing.check() ? send(file, editing.values) : Promise.resolve()),
    /** Saves the resolved values on top of the newer version, or cancels. */
    finish: (values: FormValues) => {
      if (!merging) return;
      stand(merging.file, values);
      void send(merging.file, values);
    },
    putOff: () => setMerging(null),
    changeAtOnce,
    changeDocuments: (change: (documents: readonly ShoeDocument[]) => ShoeDocument[]) =>
      setFile((before) => ({ ...before, documents: change(before.documents) })),
    addNote: async (text: string): Promise<void> => {
      const note = await api.addNote(file.id, text);
      setFile((before) => ({ ...before, caseNotes: [...before.caseNotes, note] }));
    },
  };
}

export type OpenCase = ReturnType<typeof useCase>;

/** The draft from before a reload, on top of the current case. */
function openWithDraft(file: ShoeCaseFile, place: DraftPlace) {
  const saved = fillForm(file);
  const draft = readDraft(place);
  if (!draft?.base) return { base: saved, values: saved, merging: null };
  const merge = mergeForms(draft.base, draft.values, saved);
  if (merge.conflicts.length === 0) return { base: saved, values: merge.values, merging: null };
  return { base: draft.base, values: draft.values, merging: { file, mine: draft.values, merge } };
}
