import { useEffect, useState } from 'react';
import { useEntryText } from '../../navigation/history-entries.ts';

const restMs = 300;
const minChars = 2;

export interface Search {
  text: string;
  /** The trimmed text after a pause; null for no search. */
  searchText: string | null;
  change(text: string): void;
}

/** The search text, never stored: Back finds it in memory. */
export function useSearch(): Search {
  const [text, setText] = useEntryText('conversations-search');
  const [searchText, setSought] = useState(() => searchOf(text));
  useEffect(() => {
    const next = searchOf(text);
    if (next === null) return setSought(null);
    const timer = setTimeout(() => setSought(next), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, searchText, change: setText };
}

function searchOf(text: string): string | null {
  const wanted = text.trim();
  return wanted.length >= minChars ? wanted : null;
}
