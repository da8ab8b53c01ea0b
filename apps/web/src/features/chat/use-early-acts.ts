import { uploadLimits } from '@rxweb/contracts/limits';
import { type RefObject, useEffect, useState } from 'react';
import { doEarlyActs } from '../../lib/early-input.ts';
import type { Uploads } from './uploads/use-uploads.tsx';

/**
 * Does what was done to the page before it heard anything: buttons are pressed, files come in as if they were dropped, and a text that was
 * sent is sent, once the files that were chosen with it are there.
 */
export function useEarlyActs(
  inputRef: RefObject<HTMLTextAreaElement | null>,
  { room, isUploading }: Pick<Uploads, 'room' | 'isUploading'>,
): void {
  const [wish, setWish] = useState<'send' | 'send-with-files' | null>(null);

  useEffect(() => {
    doEarlyActs({
      addFiles: dropOnPage,
      send: (hasFiles) => setWish(hasFiles ? 'send-with-files' : 'send'),
    });
  }, []);

  const areFilesThere = room < uploadLimits.chatMaxFiles && !isUploading;
  useEffect(() => {
    if (!wish || (wish === 'send-with-files' && !areFilesThere)) return;
    setWish(null);
    inputRef.current?.form?.requestSubmit();
  }, [wish, areFilesThere, inputRef]);
}

/** The way every dropped file comes in, with its checks; it also works while the code for files is on its way. */
function dropOnPage(files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}
