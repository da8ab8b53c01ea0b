import { useEffect, useMemo, useRef, useState } from 'react';
import { useLoadedDraftStore } from '../../../data/drafts/use-loaded-draft-store.ts';

export interface Drafts {
  read: (phone: string) => string;
  write: (phone: string, text: string) => void;
  /** Puts an undone text before what was typed since. */
  restore: (phone: string, text: string) => void;
  /** Counts what was restored. */
  restored: number;
  hasAny: boolean;
  /** What was typed before a crash, a sign-out, or on another device is here. */
  isLoaded: boolean;
}

/** Unsent texts per person: in memory, and kept for their author on the server. */
export function useDrafts(userId: string): Drafts {
  const texts = useRef(new Map<string, string>());
  const [hasAny, setHasAny] = useState(false);
  const [restored, setRestored] = useState(0);
  const store = useLoadedDraftStore(userId);
  useEffect(() => {
    if (!store) return;
    // Typed before the store came.
    for (const [phone, text] of texts.current) store.keep(placeOf(phone), text);
    texts.current = new Map(store.readAll(placeOf('')));
    setHasAny(texts.current.size > 0);
  }, [store]);
  return useMemo(() => {
    const read = (phone: string) => texts.current.get(phone) ?? '';
    const write = (phone: string, text: string) => {
      const words = text.trim() === '' ? null : text;
      if (words === null) texts.current.delete(phone);
      else texts.current.set(phone, words);
      store?.keep(placeOf(phone), words);
      setHasAny(texts.current.size > 0);
    };
    return {
      read,
      write,
      restore: (phone, text) => {
        const since = read(phone);
        write(phone, since === '' || since === text ? text : `${text}\n${since}`);
        setRestored((count) => count + 1);
      },
      restored,
      hasAny,
      isLoaded: store !== null,
    };
  }, [hasAny, restored, store]);
}

const placeOf = (phone: string) => `sms:${phone}`;
