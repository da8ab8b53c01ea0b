import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import type { DropZoneHandle, DropZoneProps } from './drop-zone.tsx';
import type { Uploads } from './use-uploads.ts';

/** When the page has had time to come up, if nobody asked for it sooner. */
const loadAfterMs = 1_000;

/** Phones pick one file at a time (spec section 5). */
const phone = '(pointer: coarse), (max-width: 599.98px)';

export interface LazyDropZone {
  /** To be rendered somewhere on the page. */
  element: ReactNode;
  /** Fetches its code; called when somebody comes near the chat bar. */
  load(): void;
  /** Opens the file picker, as soon as the code is there. */
  open(): void;
}

/** The drop zone, whose code comes after the first paint. */
export function useDropZone({ room, add, reject }: Uploads, isDisabled: boolean): LazyDropZone {
  const [DropZone, setDropZone] = useState<ComponentType<DropZoneProps> | null>(null);
  const wantsOpen = useRef(false);
  const handle = useRef<DropZoneHandle | null>(null);

  const load = useCallback(() => {
    import('./drop-zone.tsx').then(
      (module) => setDropZone(() => module.default),
      (error: unknown) => logFailure('The drop zone was not loaded', error),
    );
  }, []);

  useEffect(() => {
    if (isDisabled) return;
    const timer = setTimeout(load, loadAfterMs);
    window.addEventListener('dragenter', load, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('dragenter', load);
    };
  }, [load, isDisabled]);

  const takeHandle = useCallback((now: DropZoneHandle | null) => {
    handle.current = now;
    if (now && wantsOpen.current) now.open();
    wantsOpen.current = false;
  }, []);

  const open = useCallback(() => {
    if (handle.current) handle.current.open();
    else {
      wantsOpen.current = true;
      load();
    }
  }, [load]);

  const isSingle = useMediaQuery(phone);
  const element = DropZone && (
    <DropZone
      ref={takeHandle}
      isDisabled={isDisabled}
      room={room}
      isSingle={isSingle}
      onFiles={add}
      onRejected={reject}
    />
  );
  return { element, load, open };
}
