import { useMemo, useRef, useState } from 'react';

export interface Drafts {
  read: (phone: string) => string;
  write: (phone: string, text: string) => void;
  /** Whether any text is written and not sent. */
  hasAny: boolean;
}

/** What is written to each person and not sent yet, for as long as the page is open: it is kept nowhere else, since it is about patients. */
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
