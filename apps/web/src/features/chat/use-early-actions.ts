import { type RefObject, useEffect, useState } from 'react';
import { doEarlyActs } from '../../boot/early-input.ts';
import { dropOf } from './uploads/use-early-files.ts';

/**
 * Does what was done to the page before it heard anything: buttons are pressed, files come in as if they were dropped, and a text that was
 * sent is sent, once the files that were chosen with it are there.
 */
export function useEarlyActs(inputRef: RefObject<HTMLTextAreaElement | null>, areFilesThere: boolean): void {
  const [wish, setWish] = useState<'send' | 'send-with-files' | null>(null);

  useEffect(() => {
    doEarlyActs({
      addFiles: (files) => document.body.dispatchEvent(dropOf(files)),
      send: (hasFiles) => setWish(hasFiles ? 'send-with-files' : 'send'),
    });
  }, []);

  useEffect(() => {
    if (!wish || (wish === 'send-with-files' && !areFilesThere)) return;
    setWish(null);
    inputRef.current?.form?.requestSubmit();
  }, [wish, areFilesThere, inputRef]);
}
