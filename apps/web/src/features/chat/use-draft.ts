import { useCallback, useLayoutEffect, useState } from 'react';
import { keptForTab } from '../../storage/browser-storage.ts';
import { maskNow } from './safety/mask-sync.ts';

const draftKey = 'rx-chat-draft';

/** The text that is being written: kept for this tab over a reload, without personal numbers, gone when sent. */
export function useDraft(typedBeforeStart: () => string): [string, (text: string) => void] {
  const [draft, setDraft] = useState('');

  const change = useCallback((text: string) => {
    setDraft(text);
    if (text === '') keptForTab.remove(draftKey);
    else keptForTab.set(draftKey, maskNow(text).text);
  }, []);

  // Once, at the start: what was typed while the page was still loading wins over what was kept. In the same step, as whatever is drawn
  // next would put the empty draft over it.
  useLayoutEffect(() => {
    const text = typedBeforeStart() || keptForTab.get(draftKey) || '';
    setDraft((current) => current || text);
  }, [typedBeforeStart]);

  return [draft, change];
}
