import type { EarlyAct } from '../lib/early-input.ts';

const page = document;
const types = ['click', 'keydown', 'submit', 'dragover', 'drop', 'paste'];

/** Notes what is done to the page while its code is on its way, and lets the look of it answer. Nothing of it leaves the page. */
export function noteInput(): void {
  const acts: EarlyAct[] = [];
  let takeFiles = (files: File[]): void => void acts.push(files);

  const note = (event: Event) => {
    const { type, target, key, shiftKey, isComposing, dataTransfer, clipboardData } = event as AnyEvent;
    const field = page.querySelector('textarea');
    const data = dataTransfer ?? clipboardData;
    const button = type === 'click' && (target as Element).closest('button');
    const isEnter = key === 'Enter' && !shiftKey && !isComposing && target === field;
    const isAttaching = data?.types.includes('Files');
    if (!button && !isEnter && !isAttaching && type !== 'submit') return;
    // Nothing is done twice: neither by the browser now nor by components that are half there.
    event.preventDefault();
    event.stopPropagation();
    const role = isEnter ? 'send' : button && button.dataset.early;
    if (isAttaching) takeFiles([...data.files]);
    else if (role === 'send' && field?.value.trim()) press('send', page.querySelector('[data-early=send]'));
    else if (role && button) pickFiles();
    else if (button) press([...page.querySelectorAll('#root button')].indexOf(button), button);
  };
  /** Who presses again means the same press. */
  const press = (act: EarlyAct, button: Element | null) => {
    button?.setAttribute('data-pressed', '');
    if (!acts.includes(act)) acts.push(act);
  };
  /** The browser's own picker, which opens only in the moment of a press; one file at a time, as phones have it. */
  const pickFiles = () => {
    const input = page.createElement('input');
    input.type = 'file';
    input.onchange = () => takeFiles([...(input.files ?? [])]);
    input.click();
  };
  for (const type of types) page.addEventListener(type, note, true);
  window.rxEarly = {
    acts,
    end(onFiles) {
      takeFiles = onFiles;
      for (const type of types) page.removeEventListener(type, note, true);
    },
  };
}

type AnyEvent = KeyboardEvent & DragEvent & ClipboardEvent;
