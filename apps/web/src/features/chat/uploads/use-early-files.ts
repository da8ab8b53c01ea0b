import { useCallback, useLayoutEffect, useRef } from 'react';

interface EarlyEvent {
  type: 'dragenter' | 'drop';
  target: EventTarget | null;
  transfer: DataTransfer;
}

const types = ['dragenter', 'dragover', 'dragleave', 'drop', 'paste'] as const;

/**
 * Keeps what is dragged, dropped or pasted before the drop zone's code is there: asks for the code, and gives the function that hands it the
 * last of these events anew. Without this the browser would leave the page for the file.
 */
export function useEarlyFiles(isReady: boolean, load: () => void): () => void {
  const last = useRef<EarlyEvent | null>(null);

  // From the moment the page is to be seen: an effect would come some time after that.
  useLayoutEffect(() => {
    if (isReady) return;
    const keep = (event: DragEvent | ClipboardEvent) => {
      const transfer = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
      if (!transfer?.types.includes('Files')) return;
      load();
      if (event.type === 'dragleave') last.current = null;
      else {
        event.preventDefault();
        const isDrag = event.type === 'dragenter' || event.type === 'dragover';
        last.current = { target: event.target, ...(isDrag ? { type: 'dragenter', transfer } : dropOf(transfer)) };
      }
    };
    for (const type of types) window.addEventListener(type, keep);
    return () => {
      for (const type of types) window.removeEventListener(type, keep);
    };
  }, [isReady, load]);

  return useCallback(() => {
    if (!last.current) return;
    const { type, target, transfer } = last.current;
    last.current = null;
    target?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
  }, []);
}

/** The browser empties an event's own data when the event is over. */
function dropOf({ files }: DataTransfer): Pick<EarlyEvent, 'type' | 'transfer'> {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return { type: 'drop', transfer };
}
