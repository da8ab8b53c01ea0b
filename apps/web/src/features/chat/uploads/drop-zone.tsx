import { uploadLimits } from '@rxweb/contracts/limits';
import { acceptedTypes, isIgnoredFile, rejectionText } from '@rxweb/domain/file-acceptance';
import { type Ref, useEffect, useImperativeHandle } from 'react';
import { createPortal } from 'react-dom';
import { type DragFileRejection, ErrorCode, type FileRejection, useDropzone } from 'react-dropzone';
import { cx } from '../../../lib/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconDrawing } from '../../../ui/icons.ts';
import styles from './drop-zone.module.css';

const uploadIcon: IconDrawing = {
  stroke: 'M12 15.5V4.5M7 9l5-5 5 5M4 15.5v3.2a1.8 1.8 0 0 0 1.8 1.8h12.4a1.8 1.8 0 0 0 1.8-1.8v-3.2',
};
const forbiddenIcon: IconDrawing = { stroke: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM6 6l12 12' };

/** The spec gives sizes in bytes, where the library rounds them (spec section 5). */
const sizeMessages: Readonly<Record<string, string>> = {
  [ErrorCode.FileTooLarge]: `File is larger than ${uploadLimits.chatMaxFileBytes} bytes`,
};

export interface DropZoneHandle {
  /** Opens the system's file picker; needs a person's click or key press just before. */
  open(): void;
}

export interface DropZoneProps {
  ref?: Ref<DropZoneHandle>;
  isDisabled: boolean;
  /** How many more files can be taken. */
  room: number;
  isSingle: boolean;
  onFiles(files: File[]): void;
  onRejected(files: { file: File; message: string }[]): void;
}

/** Takes files dropped anywhere on the window, pasted, or chosen in the picker (spec sections 2 and 5). Draws only while files are dragged. */
export default function DropZone({ ref, isDisabled, room, isSingle, onFiles, onRejected }: DropZoneProps) {
  const isFull = room <= 0;
  const zone = useDropzone({
    accept: acceptedTypes,
    maxFiles: Math.max(1, room),
    maxSize: uploadLimits.chatMaxFileBytes,
    multiple: !isSingle,
    disabled: isDisabled,
    noClick: true,
    noKeyboard: true,
    getErrorMessage: ({ code, message }) => sizeMessages[code] ?? message,
    ...(isFull ? { validator: () => ({ code: ErrorCode.TooManyFiles, message: 'Too many files' }) } : {}),
    onDrop(files, rejections) {
      const wanted = files.filter(({ name }) => !isIgnoredFile(name));
      const refused = rejections.filter(({ file }) => !isIgnoredFile(file.name));
      if (wanted.length > 0) onFiles(wanted);
      if (refused.length > 0) onRejected(refused.map(toRejected));
    },
  });
  useImperativeHandle(ref, () => ({ open: zone.open }), [zone.open]);
  useWindowAsRoot(zone, isDisabled);

  return (
    <>
      <input {...zone.getInputProps()} aria-label="Files to send" />
      {zone.isDragActive && createPortal(<Overlay isRefused={refusesAll(zone.dragFileRejections)} />, document.body)}
    </>
  );
}

function toRejected({ file, errors }: FileRejection): { file: File; message: string } {
  return { file, message: rejectionText(file.name, errors[0]?.message) };
}

/** While files are in the air only their types are known, and of some not even that: those get the benefit of the doubt. */
function refusesAll(rejections: readonly DragFileRejection[]): boolean {
  return rejections.some(
    ({ file, errors }) => file.type !== '' && errors.some(({ code }) => code === ErrorCode.FileInvalidType),
  );
}

type Zone = ReturnType<typeof useDropzone>;

/** Hands the window's drags and pastes of files to the drop zone, and leaves those of text to the page. */
function useWindowAsRoot({ rootRef, getRootProps }: Zone, isDisabled: boolean): void {
  const handlers: Record<string, unknown> = getRootProps();
  useEffect(() => {
    const root = document.documentElement;
    rootRef.current = root;
    const listen = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop' | 'paste', handler: unknown) => {
      const listener = (event: DragEvent | ClipboardEvent) => {
        if (!holdsFiles(event)) return;
        // Without this the browser would leave the page for a file that is dropped while none is taken.
        if (isDisabled && type !== 'paste') event.preventDefault();
        if (typeof handler === 'function') handler(event);
      };
      root.addEventListener(type, listener);
      return () => root.removeEventListener(type, listener);
    };
    const stops = [
      listen('dragenter', handlers.onDragEnter),
      listen('dragover', handlers.onDragOver),
      listen('dragleave', handlers.onDragLeave),
      listen('drop', handlers.onDrop),
      listen('paste', handlers.onPaste),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
}

function holdsFiles(event: DragEvent | ClipboardEvent): boolean {
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  return data?.types.includes('Files') ?? false;
}

function Overlay({ isRefused }: { isRefused: boolean }) {
  return (
    <div className={cx(styles.drop, isRefused && styles.refused)} role="status">
      <div className={styles.area}>
        <Icon drawing={isRefused ? forbiddenIcon : uploadIcon} size={56} />
        <p className={styles.title}>{isRefused ? 'File type not supported' : 'Drop files here!'}</p>
        <p className={styles.text}>
          {isRefused
            ? 'We can take photos, PDF, text and Office files.'
            : 'Photos, PDF, text and Office files. Up to 10 files, 10 MB each.'}
        </p>
      </div>
    </div>
  );
}
