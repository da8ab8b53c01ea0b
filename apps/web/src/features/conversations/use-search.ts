import { useEffect, useState } from 'react';

const restMs = 300;
const minChars = 2;

export interface Search {
  text: string;
  /** The trimmed text after a pause; null for no search. */
  searchText: string | null;
  change(text: string): void;
}

/** The search text, never stored. */
export function useSearch(): Search {
  const [text, setText] = useState('');
  const [searchText, setSought] = useState<string | null>(null);
  useEffect(() => {
    const wanted = text.trim();
    const next = wanted.length >= minChars ? wanted : null;
    if (next === null) return setSought(null);
    const timer = setTimeout(() => setSought(next), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, searchText, change: setText };
}
