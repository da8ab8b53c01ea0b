import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { acceptedTypes, isIgnoredFile } from '@rxweb/domain/uploads/file-acceptance';
import { type Ref, useEffect, useImperativeHandle, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { cx } from '../../../browser/class-names.ts';
import type { ChatTexts } from '../../../texts/chat-en.ts';
import { useChatTexts } from '../../../texts/use/use-chat-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconDrawing } from '../../../ui/icons.ts';
import styles from './drop-zone.module.css';
import { rejectionsOf } from './rejections.ts';
import type { UploadsStore } from './uploads-store.ts';
import { useDragged } from './use-dragged.ts';

const uploadIcon: IconDrawing = {
  stroke: 'M12 15.5V4.5M7 9l5-5 5 5M4 15.5v3.2a1.8 1.8 0 0 0 1.8 1.8h12.4a1.8 1.8 0 0 0 1.8-1.8v-3.2',
};
const forbiddenIcon: IconDrawing = { stroke: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM6 6l12 12' };

export interface DropZoneHandle {
  /** Opens the file picker; needs a user gesture. */
  open(): void;
}

export interface DropZoneProps {
  ref?: Ref<DropZoneHandle>;
  store: UploadsStore;
  /** Pick one file at a time (spec section 5). */
  isSingle: boolean;
  /** It handles window events from now on. */
  onReady(): void;
  onPicking(isPicking: boolean): void;
}

/** Takes files dropped on the window, pasted, or picked (spec sections 2 and 5). Visible only during a drag. */
export function DropZone({ ref, store, isSingle, onReady, onPicking }: DropZoneProps) {
  const { uploads: texts } = useChatTexts();
  const dragged = useDragged();
  const room = useSyncExternalStore(store.subscribe, () => store.view().room);
  const zone = useDropzone({
    accept: acceptedTypes,
    maxSize: uploadLimits.chatMaxFileBytes,
    noClick: true,
    noKeyboard: true,
    onDrop(chosen, refused) {
      const { files, rejected } = rejectionsOf({
        files: chosen.filter(({ name }) => !isIgnoredFile(name)).map(withOwnType),
        refused: refused.filter(({ file }) => !isIgnoredFile(file.name)).map(toRefused),
        room,
        texts,
      });
      if (files.length > 0) store.add(files);
      if (rejected.length > 0) store.reject(rejected);
    },
  });
  useImperativeHandle(ref, () => ({ open: zone.open }), [zone.open]);
  useWindowAsRoot(zone);
  useEffect(onReady, [onReady]);
  useEffect(() => onPicking(zone.isFileDialogActive), [onPicking, zone.isFileDialogActive]);

  return (
    <>
      <input {...zone.getInputProps()} multiple={!isSingle} aria-label={texts.zone} />
      {dragged && createPortal(<Overlay isRefused={dragged === 'refused'} texts={texts} />, document.body)}
    </>
  );
}

/** Replaces the library's guess when the browser knows no type (spec section 3). */
function withOwnType(file: File): File {
  return Object.hasOwn(file, 'type') ? new File([file], file.name, { lastModified: file.lastModified }) : file;
}

function toRefused({ file, errors }: FileRejection) {
  return { file, code: errors[0]?.code ?? '', message: errors[0]?.message };
}

type Zone = ReturnType<typeof useDropzone>;

/** Passes files dropped or pasted on the window to the drop zone; leaves text alone. */
function useWindowAsRoot({ rootRef, getRootProps }: Zone): void {
  const handlers: Record<string, unknown> = getRootProps();

  useEffect(() => {
    const root = document.documentElement;
    rootRef.current = root;
    const listen = (type: 'dragover' | 'drop' | 'paste', handler: unknown) => {
      const listener = (event: DragEvent | ClipboardEvent) => {
        if (holdsFiles(event)) call(handler, event);
      };
      root.addEventListener(type, listener);
      return () => root.removeEventListener(type, listener);
    };
    const stops = [
      listen('dragover', handlers.onDragOver),
      listen('drop', handlers.onDrop),
      listen('paste', handlers.onPaste),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
}

function call(handler: unknown, event: Event): void {
  if (typeof handler === 'function') handler(event);
}

function holdsFiles(event: DragEvent | ClipboardEvent): boolean {
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  return data?.types.includes('Files') ?? false;
}

function Overlay({ isRefused, texts }: { isRefused: boolean; texts: ChatTexts['uploads'] }) {
  return (
    <div className={cx(styles.drop, isRefused && styles.refused)} role="status">
      <div className={styles.area}>
        <Icon drawing={isRefused ? forbiddenIcon : uploadIcon} size={56} />
        <p className={styles.title}>{isRefused ? texts.notSupported : texts.drop}</p>
        <p className={styles.text}>{isRefused ? texts.notSupportedHint : texts.dropHint}</p>
      </div>
    </div>
  );
}
