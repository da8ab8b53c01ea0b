import type { PaperFact, ShoeDocument, ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import { useState } from 'react';
import { logFailure } from '../../../browser/log.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { refusalText } from '../../../ui/outside-file/file-state.ts';
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
  const read = (document: ShoeDocument, show: (file: Blob) => void) =>
    run(document, texts.notOpened(document.name), async () => show(await api.readDocument(caseId, document.id)));

  return {
    busy,
    failure,
    dismiss: () => setFailure(null),
    verify: (document: ShoeDocument, facts: PaperFacts) => change(document, { verified: true, ...facts }),
    unverify: (document: ShoeDocument) => change(document, { verified: false }),
    move: (document: ShoeDocument, requirement: ShoeRequirement) => change(document, { requirement }),
    open: (document: ShoeDocument) => read(document, (file) => openFile(file, document)),
    save: (document: ShoeDocument) => read(document, (file) => saveFile(file, document.name)),
    remove: (document: ShoeDocument) =>
      run(document, texts.notRemoved(document.name), async () => {
        await api.removeDocument(caseId, document.id);
        onChange((documents) => documents.filter(({ id }) => id !== document.id));
      }),
  };
}

export type DocumentActions = ReturnType<typeof useDocumentActions>;

/** Downloads the file when a new tab is blocked. */
function openFile(file: Blob, { name, type }: ShoeDocument): void {
  const address = URL.createObjectURL(new Blob([file], { type }));
  if (!window.open(address, '_blank')) saveFile(file, name);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
