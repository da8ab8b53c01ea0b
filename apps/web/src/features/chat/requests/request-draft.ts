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

/** What is typed in the callback form, without the consent to texts. */
export interface CallbackDraft {
  name: string;
  phone: string;
  message: string;
}

/** One of each kind: a form that gives way to another keeps its own. */
type Drafts = Partial<Record<RequestKind, RequestDraft>> & { callback?: CallbackDraft; byText?: string };

/** The draft of that kind, or a new one with what was already said. */
export function openDraft(kind: RequestKind, said: FormValues): RequestDraft {
  const kept = readDrafts()[kind];
  if (kept) return { ...kept, values: { ...said, ...kept.values } };
  return { kind, values: said, step: 'what', files: [], key: newKey() };
}

export const openCallbackDraft = (): CallbackDraft => readDrafts().callback ?? { name: '', phone: '', message: '' };

export function keepCallbackDraft({ name, phone, message }: CallbackDraft): void {
  if (name + phone + message === '') dropDraft('callback');
  else tabValues.set(requestDraftKey, JSON.stringify({ ...readDrafts(), callback: { name, phone, message } }));
}

export const openByTextDraft = () => readDrafts().byText ?? '';

export function keepByTextDraft(phone: string): void {
  if (phone === '') dropDraft('byText');
  else tabValues.set(requestDraftKey, JSON.stringify({ ...readDrafts(), byText: phone }));
}

export const newKey = () => crypto.randomUUID();

export function keepDraft(draft: RequestDraft): void {
  tabValues.set(requestDraftKey, JSON.stringify({ ...readDrafts(), [draft.kind]: draft }));
}

export function dropDraft(kind: keyof Drafts): void {
  const { [kind]: _, ...others } = readDrafts();
  if (Object.keys(others).length === 0) tabValues.remove(requestDraftKey);
  else tabValues.set(requestDraftKey, JSON.stringify(others));
}

function readDrafts(): Drafts {
  try {
    // Our own words of this tab.
    const kept = JSON.parse(tabValues.get(requestDraftKey) ?? '{}') as Drafts | RequestDraft;
    // A page from before an update kept one alone.
    return 'kind' in kept ? { [kept.kind]: kept } : kept;
  } catch {
    return {};
  }
}
