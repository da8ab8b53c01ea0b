import { useCallback, useLayoutEffect, useState } from 'react';
import { tabValues } from '../../storage/browser-storage.ts';
import { maskSync } from './safety/mask-sync.ts';

export const draftKey = 'rx-chat-draft';

/** The draft, saved per tab without personal numbers until sent. */
export function useDraft(typedBeforeStart: () => string): [string, (text: string) => void] {
  const [draft, setDraft] = useState('');

  const change = useCallback((text: string) => {
    setDraft(text);
    if (text === '') tabValues.remove(draftKey);
    else tabValues.set(draftKey, maskSync(text).text);
  }, []);

  // Text typed while loading wins over the saved draft. A layout effect, because the next render would save an empty
  // draft.
  useLayoutEffect(() => {
    const text = typedBeforeStart() || tabValues.get(draftKey) || '';
    setDraft((current) => current || text);
  }, [typedBeforeStart]);

  return [draft, change];
}
