import { type RefObject, useEffect, useState } from 'react';
import { replayEarlyActions } from '../../boot/early-input.ts';
import { dropOf } from './uploads/use-early-files.ts';

/** Replays input from before hydration: clicks, files as drops, and a sent text once its files are ready. */
export function useEarlyActions(inputRef: RefObject<HTMLTextAreaElement | null>, areFilesThere: boolean): void {
  const [wish, setWish] = useState<'send' | 'send-with-files' | null>(null);

  useEffect(() => {
    replayEarlyActions({
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
