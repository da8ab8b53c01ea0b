import type { PaperFact, ShoeDocument, ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import { useState } from 'react';
import { logFailure } from '../../../browser/log.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { refusalText } from '../../../ui/outside-file/file-state.ts';
import type { OutsideFileCalls } from '../../../ui/outside-file/outside-file.tsx';
import type { DocumentChange, ShoesApi } from '../shoes.api.ts';

/** What a person read on the paper. */
export type PaperFacts = Partial<Pick<ShoeDocument, PaperFact>>;

export type ChangeDocuments = (change: (documents: readonly ShoeDocument[]) => ShoeDocument[]) => void;

/** One at a time per document. Errors become text. */
export function useDocumentActions(api: ShoesApi, caseId: string, onChange: ChangeDocuments) {
  const { documents: texts } = useCaseTexts();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);

  const run = async ({ id }: ShoeDocument, words: string, act: () => Promise<void>): Promise<boolean> => {
    if (busy.has(id)) return false;
    setFailure(null);
    setBusy((before) => new Set(before).add(id));
    try {
      await act();
      return true;
    } catch (error) {
      logFailure(words, error);
      setFailure(refusalText(error) ?? words);
      return false;
    } finally {
      setBusy((before) => new Set([...before].filter((each) => each !== id)));
    }
  };
  const change = (document: ShoeDocument, part: DocumentChange) =>
    run(document, texts.notChanged(document.name), async () => {
      const changed = await api.changeDocument(caseId, document.id, part);
      onChange((documents) => documents.map((each) => (each.id === changed.id ? changed : each)));
    });
  const forget = (document: ShoeDocument) => onChange((documents) => documents.filter(({ id }) => id !== document.id));

  return {
    busy,
    failure,
    dismiss: () => setFailure(null),
    verify: (document: ShoeDocument, facts: PaperFacts) => change(document, { verified: true, ...facts }),
    unverify: (document: ShoeDocument) => change(document, { verified: false }),
    move: (document: ShoeDocument, requirement: ShoeRequirement) => change(document, { requirement }),
    remove: (document: ShoeDocument) =>
      run(document, texts.notRemoved(document.name), async () => {
        await api.removeDocument(caseId, document.id);
        forget(document);
      }),
    /** For `OutsideFile`, which shows what fails. */
    fileCalls: (document: ShoeDocument): OutsideFileCalls => ({
      view: (page) => api.viewDocument(caseId, document.id, page),
      original: () => api.readDocument(caseId, document.id),
      deleteInfected: async () => {
        const state = await api.deleteInfected(caseId, document.id);
        forget(document);
        return state;
      },
    }),
  };
}

export type DocumentActions = ReturnType<typeof useDocumentActions>;
