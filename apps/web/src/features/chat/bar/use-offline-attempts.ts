import { useEffect } from 'react';
import { useOnline } from '../../../browser/use-online.ts';
import { currentTexts } from '../../../texts/use/use-texts.ts';
import { lazyAlert } from '../../../ui/lazy-alert.ts';

/** Answers taps offline, since disabled controls get no events. */
export function useOfflineAttempts(isActive: boolean): void {
  const isOnline = useOnline();
  useEffect(() => {
    const row = document.querySelector('[data-early=files]')?.parentElement;
    if (!row || isOnline || !isActive) return;
    const listener = ({ target }: Event) => {
      // The file buttons work offline, too.
      if (!(target instanceof Element && target.closest('button:enabled'))) lazyAlert(currentTexts().chat.offlineAlert);
    };
    row.addEventListener('click', listener);
    return () => row.removeEventListener('click', listener);
  }, [isOnline, isActive]);
}
