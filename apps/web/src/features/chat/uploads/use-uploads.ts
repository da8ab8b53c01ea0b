import { uploadLimits } from '@rxweb/contracts/limits';
import type { BootData } from '@rxweb/contracts/store';
import { uploadErrorText } from '@rxweb/domain/upload-error-text';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { logFailure } from '../../../lib/log.ts';
import type { MessageAttachment } from '../chat-reducer.ts';
import { failureOf } from './store-file.ts';
import { attached, isRunning, listed, succeededCount, type Upload, uploadReducer } from './upload-reducer.ts';
import { toAttachment, uploadFile } from './uploads.api.ts';

/** Uploads that run at the same time; more would only share the same line. */
const maxRunning = 3;

export interface Uploads {
  /** The files of the list in the chat bar. */
  list: Upload[];
  /** Stored files off the list, waiting for the next message. */
  chips: Upload[];
  isUploading: boolean;
  /** For the green notice; 0 hides it. */
  succeededCount: number;
  /** How many more files the next message can take. */
  room: number;
  add(files: readonly File[]): void;
  reject(files: readonly { file: File; message: string }[]): void;
  /** Cancels an upload that runs, and takes any other off. */
  remove(id: string): void;
  retry(id: string): void;
  /** Gives the files of the next message and empties the bar. */
  take(): MessageAttachment[];
}

/** The files of the chat bar: starts, ticks, cancels and settles them. The only place with their timers. */
export function useUploads(backend: BootData['backend']): Uploads {
  const [uploads, dispatch] = useReducer(uploadReducer, []);
  const aborts = useRef(new Map<string, AbortController>());
  const lastId = useRef(0);
  const isUploading = uploads.some(isRunning);
  const isSettling = !isUploading && uploads.some(({ state }) => state === 'done');
  const count = uploads.length;

  const run = useCallback(
    async ({ id, file }: Upload) => {
      const abort = new AbortController();
      aborts.current.set(id, abort);
      dispatch({ type: 'started', id });
      const onProgress = (sentBytes: number) => dispatch({ type: 'progressed', id, sentBytes });
      try {
        const result = await uploadFile(file, { backend, onProgress, signal: abort.signal });
        dispatch({ type: 'succeeded', id, attachment: toAttachment(result) });
      } catch (error) {
        if (abort.signal.aborted) return;
        logFailure('A file was not stored', error);
        dispatch({ type: 'failed', id, message: uploadErrorText(failureOf(error)) });
      } finally {
        aborts.current.delete(id);
      }
    },
    [backend],
  );

  useEffect(() => {
    const free = maxRunning - aborts.current.size;
    for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
      void run(upload);
  }, [uploads, run]);

  useEffect(() => {
    if (!isUploading) return;
    const tick = () => dispatch({ type: 'ticked', randoms: Array.from({ length: count }, Math.random) });
    const timer = setInterval(tick, uploadLimits.progressTickMs);
    return () => clearInterval(timer);
  }, [isUploading, count]);

  useEffect(() => {
    if (!isSettling) return;
    const timer = setTimeout(() => dispatch({ type: 'settled' }), uploadLimits.resetDelayMs);
    return () => clearTimeout(timer);
  }, [isSettling]);

  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  const nextId = () => {
    lastId.current += 1;
    return `upload-${lastId.current}`;
  };

  return {
    list: listed(uploads),
    chips: uploads.filter(({ state }) => state === 'attached'),
    isUploading,
    succeededCount: succeededCount(uploads),
    room: uploadLimits.chatMaxFiles - uploads.filter(({ state }) => state !== 'failed' && state !== 'rejected').length,
    add: (files) =>
      dispatch({ type: 'added', uploads: files.map((file) => ({ id: nextId(), file, ...previewOf(file) })) }),
    reject: (files) =>
      dispatch({ type: 'rejected', uploads: files.map((rejected) => ({ id: nextId(), ...rejected })) }),
    remove(id) {
      aborts.current.get(id)?.abort();
      forgetPreview(uploads.find((upload) => upload.id === id));
      dispatch({ type: 'removed', id });
    },
    retry: (id) => dispatch({ type: 'retried', id }),
    take() {
      const taken = attached(uploads);
      for (const upload of uploads) if (!upload.attachment) forgetPreview(upload);
      dispatch({ type: 'cleared' });
      return taken.map(({ attachment, previewUrl }) => (previewUrl ? { ...attachment, previewUrl } : attachment));
    },
  };
}

/** The pictures every browser shows. An SVG is left out: opened by itself it would act as a page of ours. */
const previewTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

function previewOf(file: File): { previewUrl?: string } {
  return previewTypes.includes(file.type) ? { previewUrl: URL.createObjectURL(file) } : {};
}

function forgetPreview(upload: Upload | undefined): void {
  if (upload?.previewUrl) URL.revokeObjectURL(upload.previewUrl);
}
