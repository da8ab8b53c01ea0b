import { useEffect, useState } from 'react';
import { logFailure } from '../browser/log.ts';
import { currentTexts } from '../texts/use/use-texts.ts';
import { lazyAlert } from '../ui/lazy-alert.ts';

export type StaffFrame = typeof import('./staff-frame.tsx');

let frame: StaffFrame | null = null;

async function loadFrame(): Promise<StaffFrame> {
  const module = await import('./staff-frame.tsx');
  await module.loadTexts();
  return module;
}

/** Null until it is needed and loaded. */
export function useStaffFrame(isNeeded: boolean): StaffFrame | null {
  const [, setLoaded] = useState(frame);
  useEffect(() => {
    if (!isNeeded) return;
    loadFrame().then(
      (module) => {
        frame = module;
        setLoaded(module);
      },
      (error: unknown) => {
        logFailure('Staff frame not loaded', error);
        lazyAlert(currentTexts().pages.failed);
      },
    );
  }, [isNeeded]);
  return isNeeded ? frame : null;
}
