import { useEffect, useMemo, useState } from 'react';
import type { Filters } from './list-filters.tsx';
import type { InboxQuery } from './read-page.ts';

/** A pause in typing. */
const pauseMs = 250;

/** What the list is asked for: what is chosen at once, what is typed after a pause. The same object while it means the same. */
export function useInboxQuery({ phone, status, view, search }: Filters): InboxQuery {
  const typed = useSettled(phone.replace(/\s/g, ''));
  const sought = useSettled(search.trim());
  return useMemo(() => ({ phone: typed, status, view, search: sought }), [typed, status, view, sought]);
}

/** A text once it has not changed for a moment; emptied, it is empty at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
