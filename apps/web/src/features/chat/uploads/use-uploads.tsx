import { uploadLimits } from '@rxweb/contracts/shared/limits';
import type { BootData } from '@rxweb/contracts/store';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { logFailure } from '../../../browser/log.ts';
import { phoneQuery } from '../../../browser/phone-query.ts';
import { useMediaQuery } from '../../../browser/use-media-query.ts';
import type { MessageAttachment } from '../chat-reducer.ts';
import type { DropZoneHandle } from './drop-zone.tsx';
import type { UploadsStore, UploadsView } from './uploads-store.ts';

/** Latest load if the page is never idle: offline it would be too late. */
const loadAfterMs = 1_000;

/** The chat bar's uploads. Their code loads after the conversation's. */
export interface Uploads {
  isUploading: boolean;
  isPicking: boolean;
  /** Drops and pastes are handled. */
  takesFiles: boolean;
  /** How many more files fit into the next message. */
  room: number;
  tray: ReactNode;
  /** Handles drops and pastes; render it anywhere on the page. */
  zone: ReactNode;
  /** Opens the file picker once the code has loaded. */
  open(): void;
  add(files: readonly File[]): void;
  reject(files: readonly { file: File; message: string }[]): void;
  /** Returns the next message's files and removes them from the bar. */
  take(): MessageAttachment[];
}

type Parts = Pick<typeof import('./uploads-parts.ts'), 'DropZone' | 'Tray'> & { store: UploadsStore };

/** `pickerRef` gets the focus when the last file disappears. `onUnavailable`: the picker's code can't load. */
export function useUploads(
  backend: BootData['backend'],
  pickerRef: RefObject<HTMLElement | null>,
  onUnavailable: () => void,
): Uploads {
  const { parts, load } = useParts(backend);
  const zone = useRef<DropZoneHandle | null>(null);
  const wantsOpen = useRef(false);
  const [isPicking, setIsPicking] = useState(false);
  const isSingle = useMediaQuery(phoneQuery);

  const [takesFiles, setTakesFiles] = useState(false);
  const handleReady = useCallback(() => {
    setTakesFiles(true);
    if (wantsOpen.current) zone.current?.open();
    wantsOpen.current = false;
  }, []);

  const withStore = (act: (store: UploadsStore) => void) => void load().then(({ store }) => act(store), logLoadFailure);
  const store = parts?.store;
  return {
    isUploading: useView(store, ({ isUploading }) => isUploading, false),
    room: useView(store, ({ room }) => room, uploadLimits.chatMaxFiles),
    isPicking,
    takesFiles,
    tray: parts && <parts.Tray store={parts.store} pickerRef={pickerRef} />,
    zone: parts && (
      <parts.DropZone
        ref={zone}
        store={parts.store}
        isSingle={isSingle}
        onReady={handleReady}
        onPicking={setIsPicking}
      />
    ),
    open() {
      if (zone.current) zone.current.open();
      else {
        wantsOpen.current = true;
        load().catch((error: unknown) => {
          logLoadFailure(error);
          onUnavailable();
        });
      }
    },
    add: (files) => withStore((store) => store.add(files)),
    reject: (files) => withStore((store) => store.reject(files)),
    take: () => store?.take() ?? [],
  };
}

/** Loads the parts when the page is idle, or on request. Retries a failed load on the next request. */
function useParts(backend: BootData['backend']) {
  const [parts, setParts] = useState<Parts | null>(null);
  const loading = useRef<Promise<Parts> | null>(null);
  const load = useCallback((): Promise<Parts> => {
    loading.current ??= loadParts(backend).then(
      (loaded) => {
        setParts(loaded);
        return loaded;
      },
      (error: unknown) => {
        loading.current = null;
        throw error;
      },
    );
    return loading.current;
  }, [backend]);
  const preload = useCallback(() => {
    load().catch((error: unknown) => {
      logLoadFailure(error);
      for (const sign of ['online', 'pointerdown']) addEventListener(sign, preload, { once: true });
    });
  }, [load]);

  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload, loadAfterMs);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(preload, { timeout: loadAfterMs });
    return () => cancelIdleCallback(handle);
  }, [preload]);
  return { parts, load };
}

async function loadParts(backend: BootData['backend']): Promise<Parts> {
  const { DropZone, Tray, openUploads } = await import('./uploads-parts.ts');
  return { DropZone, Tray, store: openUploads(backend) };
}

/** Subscribes to one value of the store, so progress re-renders nothing else. */
function useView<T>(store: UploadsStore | undefined, select: (view: UploadsView) => T, before: T): T {
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => (store ? select(store.view()) : before),
    () => before,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

function logLoadFailure(error: unknown): void {
  logFailure('The part for files was not loaded', error);
}
