import { useEffect, useState } from 'react';

/** Long enough that someone else may use the device next. */
const idleMs = 15 * 60_000;
const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** True once nothing was touched for 15 minutes, until it is answered; once for each conversation. */
export function useIdleOffer(): { isIdle: boolean; answer(): void } {
  const [isIdle, setIsIdle] = useState(false);
  const [wasAnswered, setWasAnswered] = useState(false);
  useEffect(() => {
    if (wasAnswered) return setIsIdle(false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(setIsIdle, idleMs, true);
    };
    restart();
    for (const sign of signs) addEventListener(sign, restart, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, restart, { capture: true });
    };
  }, [wasAnswered]);
  return { isIdle, answer: () => setWasAnswered(true) };
}
