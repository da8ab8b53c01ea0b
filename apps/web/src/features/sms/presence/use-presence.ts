import { smsLimits } from '@rxweb/contracts/shared/limits';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '../../../browser/use-online.ts';
import { type Others, useInboxApi } from '../inbox.api.ts';

const everyMs = smsLimits.presenceMs / 3;
/** Somebody types as long as their last key was pressed so lately. */
const typingMs = everyMs;

/**
 * Says that somebody looks at a person's thread or types in it, and gives who else does. Only while the page is looked at and has a network;
 * `reportTyping` is called with each key.
 */
export function usePresence(personId: string | null): { others: Others; reportTyping: () => void } {
  const api = useInboxApi();
  const isOnline = useOnline();
  const [seen, setSeen] = useState<{ personId: string | null; others: Others }>({ personId: null, others: [] });
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const tellNow = useRef<() => void>(() => {});

  useEffect(() => {
    if (!personId || !isOnline) return setSeen({ personId, others: [] });
    typedAt.current = Number.NEGATIVE_INFINITY;
    const abort = new AbortController();
    let isPresent = false;
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      isPresent = true;
      const isTyping = performance.now() - typedAt.current < typingMs;
      api.reportPresence(personId, isTyping ? 'typing' : 'viewing', abort.signal).then(
        (others) => setSeen({ personId, others }),
        () => {
          // Who else is there is not known now; nothing else depends on it.
        },
      );
    };
    const leave = () => {
      if (!isPresent) return;
      isPresent = false;
      api.reportPresence(personId, 'away').catch(() => {
        // It ends by itself a little later.
      });
    };
    const handleVisibility = () => (document.visibilityState === 'visible' ? tell() : leave());
    tellNow.current = tell;
    tell();
    const timer = setInterval(tell, everyMs);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
      tellNow.current = () => {};
      abort.abort();
      leave();
    };
  }, [api, personId, isOnline]);

  return {
    others: seen.personId === personId ? seen.others : [],
    reportTyping: () => {
      const wasTyping = performance.now() - typedAt.current < typingMs;
      typedAt.current = performance.now();
      if (!wasTyping) tellNow.current();
    },
  };
}
