import { smsLimits } from '@rxweb/contracts/shared/limits';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '../../../browser/use-online.ts';
import { type Others, useInboxApi } from '../inbox.api.ts';

const everyMs = smsLimits.presenceMs / 3;
/** How long a key press counts as typing. */
const typingMs = everyMs;

/** Reports viewing and typing, and lists other viewers. Runs only while visible and online; call `reportTyping` on each key. */
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
          // Unknown for now; nothing depends on it.
        },
      );
    };
    const leave = () => {
      if (!isPresent) return;
      isPresent = false;
      api.reportPresence(personId, 'away').catch(() => {
        // It expires anyway.
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
