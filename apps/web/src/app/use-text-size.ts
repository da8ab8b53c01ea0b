import { useEffect } from 'react';
import { useHydrated } from '../boot/use-hydrated.ts';
import { useStoredValue } from '../storage/stored-value.ts';

/** `large` or missing. The page's first script reads it, too. */
const textSizeKey = 'rx-text';

export function useTextSize(): { isLarge: boolean; toggle: () => void } {
  const [stored, setStored] = useStoredValue(textSizeKey);
  const isLarge = stored === 'large';
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    if (isLarge) document.documentElement.dataset.text = 'large';
    else delete document.documentElement.dataset.text;
  }, [isLarge, isHydrated]);
  return { isLarge, toggle: () => setStored(isLarge ? null : 'large') };
}
