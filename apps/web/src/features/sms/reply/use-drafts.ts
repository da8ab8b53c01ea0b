import { useEffect, useMemo, useRef, useState } from 'react';
import { useLoadedDraftStore } from '../../../data/drafts/use-loaded-draft-store.ts';

export interface Drafts {
  read: (phone: string) => string;
  write: (phone: string, text: string) => void;
  hasAny: boolean;
  /** What was typed before a crash, a sign-out, or on another device is here. */
  isLoaded: boolean;
}

/** Unsent texts per person: in memory, and kept for their author on the server. */
export function useDrafts(userId: string): Drafts {
  const texts = useRef(new Map<string, string>());
  const [hasAny, setHasAny] = useState(false);
  const store = useLoadedDraftStore(userId);
  useEffect(() => {
    if (!store) return;
    // Typed before the store came.
    for (const [phone, text] of texts.current) store.keep(placeOf(phone), text);
    texts.current = new Map(store.readAll(placeOf('')));
    setHasAny(texts.current.size > 0);
  }, [store]);
  return useMemo(
    () => ({
      read: (phone) => texts.current.get(phone) ?? '',
      write: (phone, text) => {
        const words = text.trim() === '' ? null : text;
        if (words === null) texts.current.delete(phone);
        else texts.current.set(phone, words);
        store?.keep(placeOf(phone), words);
        setHasAny(texts.current.size > 0);
      },
      hasAny,
      isLoaded: store !== null,
    }),
    [hasAny, store],
  );
}

const placeOf = (phone: string) => `sms:${phone}`;
