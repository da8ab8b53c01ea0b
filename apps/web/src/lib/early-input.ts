/*
 * What somebody does to the server's markup before the page's code is there: the page's first script (src/early) notes it, and the
 * components do it once they have taken the markup over.
 */

/** One thing that was done, in the order it was done. */
export type EarlyAct =
  /** `index`: which of the page's buttons it is, for when it is drawn anew. */
  { type: 'press'; button: HTMLButtonElement; index: number } | { type: 'send' } | { type: 'files'; files: File[] };

/** What the first script leaves for the components. */
export interface EarlyInput {
  acts: EarlyAct[];
  /** Ends the noting. Files whose picker is still open go to `onFiles`. */
  end(onFiles: (files: File[]) => void): void;
}

declare global {
  interface Window {
    rxEarly?: EarlyInput;
  }
}

/** Buttons that open the file picker; the first script opens one of the browser's own. */
export const earlyFiles = { 'data-early': 'files' };
/** Set on what was pressed until it is done. */
export const pressedAttribute = 'data-pressed';

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
  const early = window.rxEarly;
  if (!early) return;
  delete window.rxEarly;
  early.end(addFiles);
  const files = early.acts.flatMap((act) => (act.type === 'files' ? act.files : []));
  if (files.length > 0) addFiles(files);
  for (const act of early.acts) if (act.type === 'press') (isThere(act) ? act.button : buttonAt(act.index))?.click();
  if (early.acts.some(({ type }) => type === 'send')) send(files.length > 0);
  for (const pressed of document.querySelectorAll(`[${pressedAttribute}]`)) pressed.removeAttribute(pressedAttribute);
}

function isThere({ button }: { button: HTMLButtonElement }): boolean {
  return button.isConnected;
}

function buttonAt(index: number): HTMLButtonElement | undefined {
  return document.querySelectorAll<HTMLButtonElement>('#root button')[index];
}
