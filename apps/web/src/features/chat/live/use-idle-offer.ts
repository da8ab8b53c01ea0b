import { useEffect, useState } from 'react';

/** Long enough that another person may stand at the device. */
export const idleMs = 15 * 60_000;
const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** True once nothing was touched for 15 minutes, until answered; once a page. */
export function useIdleOffer(isOffered: boolean): { isIdle: boolean; answer(): void } {
  const [isIdle, setIsIdle] = useState(false);
  const [wasAnswered, setWasAnswered] = useState(false);
  const isOn = isOffered && !wasAnswered;
  useEffect(() => {
    if (!isOn) return setIsIdle(false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsIdle(true), idleMs);
    };
    restart();
    for (const sign of signs) addEventListener(sign, restart, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, restart, { capture: true });
    };
  }, [isOn]);
  return { isIdle: isIdle && isOn, answer: () => setWasAnswered(true) };
}
