import type { EarlyAction } from './early-input.ts';

const page = document;

/** Gives visual feedback while the code loads. Nothing leaves the page. */
export function recordInput(): void {
  const acts: EarlyAction[] = [];
  let takeFiles: ((files: File[]) => void) | null = null;

  const note = (event: Event) => {
    const { type, target, key, shiftKey, isComposing, dataTransfer, clipboardData } = event as AnyEvent;
    const field = page.querySelector('textarea');
    const data = dataTransfer ?? clipboardData;
    const button = type === 'click' ? (target as Element).closest('button') : null;
    const isEnter = key === 'Enter' && !shiftKey && !isComposing && target === field;
    const isAttaching = data?.types.includes('Files');
    if (takeFiles || !(button || isEnter || isAttaching || type === 'submit')) return;
    // Neither the browser nor half-hydrated components may act on it too.
    event.preventDefault();
    event.stopPropagation();
    const role = isEnter ? 'send' : button?.dataset.early;
    if (data && isAttaching) type === 'dragover' || acts.push([...data.files]);
    else if (role === 'send' && field?.value.trim()) press(role, field.nextElementSibling);
    else if (button && role) pickFiles();
    else if (button) press([...page.querySelectorAll('#root button')].indexOf(button), button);
  };
  const press = (act: EarlyAction, button: Element | null) => {
    button?.setAttribute('data-pressed', '');
    acts.push(act);
  };
  /** The native picker needs a user gesture. Phones pick one file at a time. */
  const pickFiles = () => {
    const input = page.createElement('input');
    input.type = 'file';
    input.multiple = !matchMedia('(pointer:coarse)').matches;
    input.onchange = () => {
      const files = [...(input.files ?? [])];
      if (takeFiles) takeFiles(files);
      else acts.push(files);
    };
    input.click();
  };
  for (const type of ['click', 'keydown', 'submit', 'dragover', 'drop', 'paste'])
    page.addEventListener(type, note, true);
  window.rxPick = pickFiles;
  window.rxEarly = (onFiles) => {
    takeFiles = onFiles;
    return acts;
  };
}

type AnyEvent = KeyboardEvent & DragEvent & ClipboardEvent;
