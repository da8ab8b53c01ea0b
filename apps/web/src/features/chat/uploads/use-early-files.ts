import { useEffect, useLayoutEffect, useRef } from 'react';

const types = ['dragenter', 'dragover', 'dragleave', 'drop', 'paste'] as const;

/**
 * Keeps what is dragged, dropped or pasted before the drop zone's code is there: asks for the code, and hands it the last of these events anew
 * when it is ready. Without this the browser would leave the page for the file.
 */
export function useEarlyFiles(isReady: boolean, load: () => void): void {
  const last = useRef<DragEvent | null>(null);

  // From the moment the page is to be seen: an effect would come some time after that.
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

/** Files as if they were dropped: the way they all come in, with its checks. The browser empties an event's own data when the event is over. */
export function dropOf(files: Iterable<File>): DragEvent {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return again('drop', data);
}
