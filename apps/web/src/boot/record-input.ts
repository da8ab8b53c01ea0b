import type { EarlyAct } from './early-input.ts';

const page = document;

/** Notes what is done to the page while its code is on its way, and lets the look of it answer. Nothing of it leaves the page. */
export function noteInput(): void {
  const acts: EarlyAct[] = [];
  let takeFiles: ((files: File[]) => void) | null = null;

  const note = (event: Event) => {
    const { type, target, key, shiftKey, isComposing, dataTransfer, clipboardData } = event as AnyEvent;
    const field = page.querySelector('textarea');
    const data = dataTransfer ?? clipboardData;
    const button = type === 'click' ? (target as Element).closest('button') : null;
    const isEnter = key === 'Enter' && !shiftKey && !isComposing && target === field;
    const isAttaching = data?.types.includes('Files');
    if (takeFiles || !(button || isEnter || isAttaching || type === 'submit')) return;
    // Nothing is done twice: neither by the browser now nor by components that are half there.
    event.preventDefault();
    event.stopPropagation();
    const role = isEnter ? 'send' : button?.dataset.early;
    if (data && isAttaching) acts.push([...data.files]);
    else if (role === 'send' && field?.value.trim()) press(role, field.nextElementSibling);
    else if (button && role) pickFiles();
    else if (button) press([...page.querySelectorAll('#root button')].indexOf(button), button);
  };
  const press = (act: EarlyAct, button: Element | null) => {
    button?.setAttribute('data-pressed', '');
    acts.push(act);
  };
  /** The browser's own picker, which opens only in the moment of a press; one file at a time, as phones have it. */
  const pickFiles = () => {
    const input = page.createElement('input');
    input.type = 'file';
    input.onchange = () => {
      const files = [...(input.files ?? [])];
      if (takeFiles) takeFiles(files);
      else acts.push(files);
    };
    input.click();
  };
  for (const type of ['click', 'keydown', 'submit', 'dragover', 'drop', 'paste'])
    page.addEventListener(type, note, true);
  window.rxEarly = (onFiles) => {
    takeFiles = onFiles;
    return acts;
  };
}

type AnyEvent = KeyboardEvent & DragEvent & ClipboardEvent;
