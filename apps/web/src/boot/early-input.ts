/* The first script (record-input.ts) records input before the page's code loads, and the components replay it after hydration. */

/** A button's index on the page, a sent text, or chosen files. */
export type EarlyAction = number | 'send' | File[];

declare global {
  interface Window {
    /** Stops recording and returns the actions. Files from an open picker go to `onFiles`. */
    rxEarly?: (onFiles: (files: File[]) => void) => EarlyAction[];
    /** Its picker, for when ours cannot be loaded; the files go to `onFiles`, too. */
    rxPick?: () => void;
  }
}

/** For the first script: `files` opens the native picker, `send` also submits. */
export const earlyRole = (role: 'files' | 'send') => ({ 'data-early': role });

interface Typed {
  text: string;
  start: number;
  end: number;
  hasFocus: boolean;
}

let typed: Typed | null = null;

/** Saves the field's text when the page re-renders instead of hydrating. */
export function saveTyped(): void {
  const field = document.querySelector('textarea');
  if (!field) return;
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  typed = { text, start, end, hasFocus: document.activeElement === field };
}

/** With its caret. */
export function restoreTyped(field: HTMLTextAreaElement | null): string {
  const kept = typed;
  typed = null;
  if (!field) return '';
  if (field.value !== '' || !kept) return field.value;
  field.value = kept.text;
  if (kept.hasFocus && document.activeElement === document.body) field.focus({ preventScroll: true });
  field.setSelectionRange(kept.start, kept.end);
  return kept.text;
}

interface EarlyHandlers {
  addFiles(files: File[]): void;
  /** `hasFiles`: files were chosen and go along. */
  send(hasFiles: boolean): void;
}

/** Call it once components handle clicks. */
export function replayEarlyActions({ addFiles, send }: EarlyHandlers): void {
  const acts = window.rxEarly?.(addFiles) ?? [];
  delete window.rxEarly;
  const files = acts.filter((act) => typeof act === 'object').flat();
  if (files.length > 0) addFiles(files);
  const buttons = [...document.querySelectorAll<HTMLElement>('#root button')];
  // Repeated clicks count once.
  for (const act of new Set(acts)) if (typeof act === 'number') buttons[act]?.click();
  if (acts.includes('send')) send(files.length > 0);
  for (const pressed of document.querySelectorAll('[data-pressed]')) pressed.removeAttribute('data-pressed');
}
