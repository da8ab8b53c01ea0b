import { useEffect, useState } from 'react';

const restMs = 300;
/** One letter finds nothing of use. */
const minChars = 2;

export interface Search {
  /** What stands in the field. */
  text: string;
  /** What is looked for, once the typing rests; null: nothing. */
  sought: string | null;
  change(text: string): void;
}

/** What somebody looks for; kept nowhere but here. */
export function useSearch(): Search {
  const [text, setText] = useState('');
  const [sought, setSought] = useState<string | null>(null);
  useEffect(() => {
    const wanted = text.trim();
    const next = wanted.length >= minChars ? wanted : null;
    if (next === null) return setSought(null);
    const timer = setTimeout(() => setSought(next), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, sought, change: setText };
}
