import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const types = ['dragenter', 'dragover', 'dragleave', 'drop', 'paste'] as const;

/**
 * Until the drop zone has loaded, keeps dropped and pasted files and the drag in the air, loads its code and hands them
 * on. Returns how many files wait.
 */
export function useEarlyFiles(isReady: boolean, load: () => void): number {
  const [files, setFiles] = useState<File[]>([]);
  /** Replays the drag that is in the air. */
  const drag = useRef<(() => void) | null>(null);

  // An effect would run too long after the first paint.
  useLayoutEffect(() => {
    if (isReady) return;
    const keep = (event: DragEvent | ClipboardEvent) => {
      const { type, target } = event;
      const transfer = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
      if (!transfer?.types.includes('Files')) return;
      load();
      event.preventDefault();
      // At its own element: the drop zone waits for the drag to leave it.
      const again = () => target?.dispatchEvent(eventWith('dragenter', transfer));
      drag.current = /enter|over/.test(type) ? again : null;
      // Now: the browser empties it after the event.
      const chosen = [...transfer.files];
      if (!type.startsWith('drag')) setFiles((before) => [...before, ...chosen]);
    };
    // While capturing: React holds back what happens on parts of the page that it has not taken over yet.
    for (const type of types) addEventListener(type, keep, true);
    return () => {
      for (const type of types) removeEventListener(type, keep, true);
    };
  }, [isReady, load]);

  useEffect(() => {
    if (!isReady) return;
    drag.current?.();
    drag.current = null;
    if (files.length === 0) return;
    document.body.dispatchEvent(dropOf(files));
    setFiles([]);
  }, [isReady, files]);
  return files.length;
}

function eventWith(type: string, dataTransfer: DataTransfer): DragEvent {
  return new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
}

/** A synthetic drop, so all files pass the same checks. The browser clears a real event's data afterwards. */
export function dropOf(files: Iterable<File>): DragEvent {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return eventWith('drop', data);
}
