/*
 * What somebody does to the server's markup before the page's code is there: the page's first script (src/early) notes it, and the
 * components do it once they have taken the markup over.
 */

/** One thing that was done: a button pressed, by its place among the page's; the text sent; files chosen or dropped. */
export type EarlyAct = number | 'send' | File[];

declare global {
  interface Window {
    /** Left by the first script: ends the noting and gives what was noted. Files whose picker is still open go to `onFiles`. */
    rxEarly?: (onFiles: (files: File[]) => void) => EarlyAct[];
  }
}

/** Marks a button for the first script, which opens a file picker of the browser's own; `send` also sends what was typed. */
export const earlyRole = (role: 'files' | 'send') => ({ 'data-early': role });

interface Typed {
  text: string;
  start: number;
  end: number;
  hasFocus: boolean;
}

let typed: Typed | null = null;

/** Remembers what stands in the chat's field, for when the page is drawn anew rather than taken over. */
export function keepTyped(): void {
  const field = document.querySelector('textarea');
  if (!field) return;
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  typed = { text, start, end, hasFocus: document.activeElement === field };
}

/** What was typed into this field, or into the one that stood in its place, whose caret it gets. */
export function takeTyped(field: HTMLTextAreaElement | null): string {
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
  /** `hasFiles`: files were chosen, too, and are to go with it. */
  send(hasFiles: boolean): void;
}

/** Does what was done before the components were there. Called once they hear presses. */
export function doEarlyActs({ addFiles, send }: EarlyHandlers): void {
  const acts = window.rxEarly?.(addFiles) ?? [];
  delete window.rxEarly;
  const files = acts.filter((act) => typeof act === 'object').flat();
  if (files.length > 0) addFiles(files);
  const buttons = [...document.querySelectorAll<HTMLElement>('#root button')];
  // Who has pressed again meant the same press.
  for (const act of new Set(acts)) if (typeof act === 'number') buttons[act]?.click();
  if (acts.includes('send')) send(files.length > 0);
  for (const pressed of document.querySelectorAll('[data-pressed]')) pressed.removeAttribute('data-pressed');
}
