import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { phoneQuery } from '../../../browser/use-media-query.ts';

const types = ['dragenter', 'dragover', 'dragleave', 'drop', 'paste'] as const;

/** A drag still over the page: where, and of which types. */
interface EarlyDrag {
  target: EventTarget | null;
  types: readonly string[];
}

/**
 * Until the drop zone has loaded, keeps dropped and pasted files and the drag in the air, loads its code and hands them
 * on. Otherwise the browser would navigate to the file. Returns how many files wait.
 */
export function useEarlyFiles(isReady: boolean, load: () => void): number {
  const files = useRef<File[]>([]);
  const drag = useRef<EarlyDrag | null>(null);
  const [count, setCount] = useState(0);

  // An effect would run too long after the first paint.
  useLayoutEffect(() => {
    if (isReady) return;
    const keep = (event: DragEvent | ClipboardEvent) => {
      const { type, target } = event;
      const transfer = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
      if (!transfer?.types.includes('Files')) return;
      load();
      event.preventDefault();
      if (!type.startsWith('drag')) {
        files.current.push(...transfer.files);
        setCount(files.current.length);
        drag.current = null;
      } else if (type !== 'dragleave') drag.current = { target, types: fileTypesOf(transfer) };
      // Another element may have been entered before this one is left.
      else if (drag.current?.target === target) drag.current = null;
    };
    // While capturing: React holds back what happens on parts of the page that it has not taken over yet.
    for (const type of types) addEventListener(type, keep, true);
    return () => {
      for (const type of types) removeEventListener(type, keep, true);
    };
  }, [isReady, load]);

  useEffect(() => {
    if (!isReady) return;
    const early = drag.current;
    // At its own element: the drop zone waits for the drag to leave it.
    early?.target?.dispatchEvent(eventWith('dragenter', early.types.map(emptyFile)));
    if (files.current.length > 0) document.body.dispatchEvent(dropOf(files.current));
    files.current = [];
    drag.current = null;
    setCount(0);
  }, [isReady]);
  return count;
}

/** Types of the dragged files; empty where the browser doesn't tell. */
export function fileTypesOf({ items }: DataTransfer): string[] {
  return [...items].filter(({ kind }) => kind === 'file').map(({ type }) => type);
}

const emptyFile = (type: string) => new File([], '', { type });

function eventWith(type: string, files: Iterable<File>): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
}

/** A synthetic drop, so all files pass the same checks. The browser clears a real event's data afterwards. */
export function dropOf(files: Iterable<File>): DragEvent {
  return eventWith('drop', files);
}

/** The browser's own picker, offline before the drop zone has loaded: its files wait like dropped ones. */
export function pickEarlyFiles(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = !matchMedia(phoneQuery).matches;
  input.onchange = () => document.body.dispatchEvent(dropOf(input.files ?? []));
  input.click();
}
