import { useCallback, useEffect, useState } from 'react';
import { keptForTab } from '../../lib/kept-values.ts';
import { maskNow } from './safety/masks.ts';

const draftKey = 'rx-chat-draft';

/** The text that is being written: kept for this tab over a reload, without personal numbers, gone when sent. */
export function useDraft(typedBeforeStart: () => string): [string, (text: string) => void] {
  const [draft, setDraft] = useState('');

  const change = useCallback((text: string) => {
    setDraft(text);
    if (text === '') keptForTab.remove(draftKey);
    else keptForTab.set(draftKey, maskNow(text).text);
  }, []);

  // Once, at the start: what was typed while the page was still loading wins over what was kept.
  useEffect(() => {
    setDraft((current) => current || typedBeforeStart() || keptForTab.get(draftKey) || '');
  }, [typedBeforeStart]);

  return [draft, change];
}
