import type { RequestKind } from '@rxweb/contracts/requests/kinds';
import type { Attachment } from '@rxweb/contracts/uploads';
import type { FormStep, FormValues } from '@rxweb/domain/requests/form/form-fields';
import { tabValues } from '../../../storage/browser-storage.ts';
import { requestDraftKey } from './request-draft-key.ts';

/** A form that isn't sent yet. It names a person, so it stays in this tab. */
export interface RequestDraft {
  kind: RequestKind;
  values: FormValues;
  step: FormStep;
  files: readonly Attachment[];
  /** The same for each try, so that a request whose answer got lost arrives once. */
  key: string;
}

/** The draft of that kind, or a new one with what was already said. */
export function openDraft(kind: RequestKind, said: FormValues): RequestDraft {
  const kept = readDraft();
  if (kept?.kind === kind) return { ...kept, values: { ...said, ...kept.values } };
  return { kind, values: said, step: 'what', files: [], key: newKey() };
}

export const newKey = () => crypto.randomUUID();

export function keepDraft(draft: RequestDraft): void {
  tabValues.set(requestDraftKey, JSON.stringify(draft));
}

export function dropDraft(): void {
  tabValues.remove(requestDraftKey);
}

function readDraft(): RequestDraft | null {
  try {
    // Our own words of this tab.
    return JSON.parse(tabValues.get(requestDraftKey) ?? 'null') as RequestDraft | null;
  } catch {
    return null;
  }
}
