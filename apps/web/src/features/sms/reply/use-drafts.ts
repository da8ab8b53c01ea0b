import { useMemo, useRef, useState } from 'react';

export interface Drafts {
  read: (phone: string) => string;
  write: (phone: string, text: string) => void;
  hasAny: boolean;
}

/** Unsent texts per person. Kept in memory only, since they're about patients. */
export function useDrafts(): Drafts {
  const texts = useRef(new Map<string, string>());
  const [hasAny, setHasAny] = useState(false);
  return useMemo(
    () => ({
      read: (phone) => texts.current.get(phone) ?? '',
      write: (phone, text) => {
        if (text.trim() === '') texts.current.delete(phone);
        else texts.current.set(phone, text);
        setHasAny(texts.current.size > 0);
      },
      hasAny,
    }),
    [hasAny],
  );
}
