import { uploadLimits } from '@rxweb/contracts/shared/limits';
import type { BootData } from '@rxweb/contracts/store';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { logFailure } from '../../../browser/log.ts';
import { phoneQuery, useMediaQuery } from '../../../browser/use-media-query.ts';
import type { MessageAttachment } from '../chat-reducer.ts';
import type { DropZoneHandle } from './drop-zone.tsx';
import type { UploadsStore, UploadsView } from './uploads-store.ts';

/** At the latest, if the page is never idle and nobody asks for it sooner. Without a connection it could not be loaded any more. */
const loadAfterMs = 1_000;

/** The files of the chat bar. Their code comes after that of the conversation. */
export interface Uploads {
  isUploading: boolean;
  /** The system's file picker is open. */
  isPicking: boolean;
  /** What is dropped and pasted is heard of. */
  takesFiles: boolean;
  /** How many more files the next message can take. */
  room: number;
  /** The list of files, for the chat bar. */
  tray: ReactNode;
  /** Takes what is dropped and pasted; to be rendered somewhere on the page. */
  zone: ReactNode;
  /** Opens the file picker, as soon as the code is there. */
  open(): void;
  add(files: readonly File[]): void;
  reject(files: readonly { file: File; message: string }[]): void;
  /** Gives the files of the next message and takes them out of the bar. */
  take(): MessageAttachment[];
}

type Parts = Pick<typeof import('./uploads-parts.ts'), 'DropZone' | 'Tray'> & { store: UploadsStore };

/** `pickerRef`: where the focus goes when the last file with it is gone. `onUnavailable`: the picker was asked for, and its code cannot be loaded. */
export function useUploads(
  backend: BootData['backend'],
  pickerRef: RefObject<HTMLElement | null>,
  onUnavailable: () => void,
): Uploads {
  const [parts, setParts] = useState<Parts | null>(null);
  const loading = useRef<Promise<Parts> | null>(null);
  const zone = useRef<DropZoneHandle | null>(null);
  const wantsOpen = useRef(false);
  const [isPicking, setIsPicking] = useState(false);
  const isSingle = useMediaQuery(phoneQuery);

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
  const preload = useCallback(() => void load().catch(noteFailure), [load]);

  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload, loadAfterMs);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(preload, { timeout: loadAfterMs });
    return () => cancelIdleCallback(handle);
  }, [preload]);

  const [takesFiles, setTakesFiles] = useState(false);
  const handleReady = useCallback(() => {
    setTakesFiles(true);
    if (wantsOpen.current) zone.current?.open();
    wantsOpen.current = false;
  }, []);

  const withStore = (act: (store: UploadsStore) => void) => void load().then(({ store }) => act(store), noteFailure);
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
          noteFailure(error);
          onUnavailable();
        });
      }
    },
    add: (files) => withStore((store) => store.add(files)),
    reject: (files) => withStore((store) => store.reject(files)),
    take: () => store?.take() ?? [],
  };
}

async function loadParts(backend: BootData['backend']): Promise<Parts> {
  const { DropZone, Tray, openUploads } = await import('./uploads-parts.ts');
  return { DropZone, Tray, store: openUploads(backend) };
}

/** One value of the store: what changes beside it, such as every byte that leaves, draws nothing anew. */
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

function noteFailure(error: unknown): void {
  logFailure('The part for files was not loaded', error);
}
