import { useEffect, useLayoutEffect, useRef } from 'react';

const types = ['dragenter', 'dragover', 'dragleave', 'drop', 'paste'] as const;

/**
 * Until the drop zone has loaded, catches drags, drops and pastes, loads its code and replays the last event. Otherwise
 * the browser would navigate to the file.
 */
export function useEarlyFiles(isReady: boolean, load: () => void): void {
  const last = useRef<DragEvent | null>(null);

  // An effect would run too long after the first paint.
  useLayoutEffect(() => {
    if (isReady) return;
    const keep = (event: DragEvent | ClipboardEvent) => {
      const transfer = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
      if (!transfer?.types.includes('Files')) return;
      load();
      event.preventDefault();
      if (event.type === 'dragleave') last.current = null;
      else last.current = event.type.startsWith('drag') ? again('dragenter', transfer) : dropOf(transfer.files);
    };
    for (const type of types) addEventListener(type, keep);
    return () => {
      for (const type of types) removeEventListener(type, keep);
    };
  }, [isReady, load]);

  useEffect(() => {
    if (isReady && last.current) document.body.dispatchEvent(last.current);
    last.current = null;
  }, [isReady]);
}

function again(type: string, dataTransfer: DataTransfer): DragEvent {
  return new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
}

/** A synthetic drop, so all files pass the same checks. The browser clears a real event's data afterwards. */
export function dropOf(files: Iterable<File>): DragEvent {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return again('drop', data);
}
