import type { EarlyAct } from '../lib/early-input.ts';

/** Written in by the build: the extensions of files that are taken. */
declare const acceptedFiles: string;

const page = document;
const options = { capture: true };

/** Notes what is done to the page while its code is on its way, and lets the look of it answer. Nothing of it leaves the page. */
export function noteInput(): void {
  const acts: EarlyAct[] = [];
  let handleFiles = (files: File[]): void => {
    acts.push({ type: 'files', files });
  };

  const notePress = (event: Event) => {
    const button = (event.target as Element).closest?.('button');
    if (!button) return;
    keepFromPage(event);
    if (button.dataset.early !== 'files') {
      mark(button);
      const index = [...page.querySelectorAll('#root button')].indexOf(button);
      // Who presses again means the same press.
      if (!acts.some((act) => act.type === 'press' && act.button === button)) {
        acts.push({ type: 'press', button, index });
      }
    } else if (button === button.form?.querySelector('textarea ~ button') && field()?.value.trim()) noteSend();
    else pickFiles((files) => handleFiles(files));
  };
  const noteKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.target !== field()) return;
    keepFromPage(event);
    if (field()?.value.trim()) noteSend();
  };
  const noteSend = () => {
    mark(field()?.form?.querySelector('textarea ~ button'));
    acts.push({ type: 'send' });
  };
  const noteDrop = (event: Event) => {
    const { dataTransfer, clipboardData } = event as DragEvent & ClipboardEvent;
    const data = dataTransfer ?? clipboardData;
    if (!data?.types.includes('Files')) return;
    keepFromPage(event);
    if (data.files.length > 0) handleFiles([...data.files]);
  };
  const noted: [string, (event: never) => void][] = [
    ['click', notePress],
    ['keydown', noteKey],
    ['submit', keepFromPage],
    ['dragover', noteDrop],
    ['drop', noteDrop],
    ['paste', noteDrop],
  ];
  for (const [type, listener] of noted) page.addEventListener(type, listener as EventListener, options);
  window.rxEarly = {
    acts,
    end(onFiles) {
      handleFiles = onFiles;
      for (const [type, listener] of noted) page.removeEventListener(type, listener as EventListener, options);
    },
  };
}

/** Nothing is done twice: neither by the browser now nor by components that are half there. */
function keepFromPage(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function field(): HTMLTextAreaElement | null {
  return page.querySelector('textarea');
}

function mark(button: Element | null | undefined): void {
  button?.setAttribute('data-pressed', '');
}

/** The browser's own picker, which opens only in the moment of a press. */
function pickFiles(take: (files: File[]) => void): void {
  const input = page.createElement('input');
  input.type = 'file';
  input.multiple = !matchMedia('(pointer: coarse), (max-width: 599.98px)').matches;
  input.accept = acceptedFiles;
  input.onchange = () => take([...(input.files ?? [])]);
  input.hidden = true;
  page.body.append(input);
  input.click();
}
