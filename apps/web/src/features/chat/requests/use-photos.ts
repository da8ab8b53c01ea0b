import { requestLimits } from '@rxweb/contracts/requests/kinds';
import type { Attachment } from '@rxweb/contracts/uploads';
import { useEffect, useRef, useState } from 'react';
import { useBoot } from '../../../boot/boot.tsx';
import { logFailure } from '../../../browser/log.ts';

export interface Photo {
  id: number;
  name: string;
  /** Null while it is sent, or when that failed. */
  stored: Attachment | null;
  hasFailed: boolean;
}

const loadEngine = () => import('../uploads/upload-engine.ts');

/** The photos of a form, each sent as soon as it is chosen. */
export function usePhotos(kept: readonly Attachment[]) {
  const { backend } = useBoot();
  const [photos, setPhotos] = useState<readonly Photo[]>(() =>
    kept.map((stored, id) => ({ id, name: stored.name, stored, hasFailed: false })),
  );
  const lastId = useRef(kept.length);
  const sending = useRef(new Map<number, { abort: AbortController; done: Promise<void> }>());
  useEffect(() => {
    const all = sending.current;
    return () => {
      for (const { abort } of all.values()) abort.abort();
    };
  }, []);

  // At once, for what waits until the photos are stored.
  const all = useRef(photos);
  const update = (next: (before: readonly Photo[]) => readonly Photo[]) => {
    all.current = next(all.current);
    setPhotos(all.current);
  };
  const change = (id: number, part: Partial<Photo>) =>
    update((before) => before.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)));

  const send = async (id: number, file: File, signal: AbortSignal) => {
    try {
      const { prepare, uploadTo } = await loadEngine();
      const options = { onProgress: () => undefined, keepTicket: async () => undefined, signal };
      change(id, { stored: await uploadTo(backend)(await prepare(file), options) });
    } catch (error) {
      if (signal.aborted) return;
      logFailure('A photo of the form was not sent', error);
      change(id, { hasFailed: true });
    } finally {
      sending.current.delete(id);
    }
  };

  const add = (files: readonly File[]) => {
    const room = requestLimits.maxFiles - photos.filter(({ hasFailed }) => !hasFailed).length;
    const added = files.slice(0, room).map((file) => {
      lastId.current += 1;
      const [id, abort] = [lastId.current, new AbortController()];
      sending.current.set(id, { abort, done: send(id, file, abort.signal) });
      return { id, name: file.name, stored: null, hasFailed: false };
    });
    update((before) => [...before.filter(({ hasFailed }) => !hasFailed), ...added]);
  };
  const remove = (id: number) => {
    sending.current.get(id)?.abort.abort();
    update((before) => before.filter((photo) => photo.id !== id));
  };
  /** Those that are stored, after waiting for those on the way. */
  const stored = async () => {
    await Promise.all([...sending.current.values()].map(({ done }) => done));
    return storedIn(all.current);
  };

  return { photos, add, remove, stored, hasRoom: photos.length < requestLimits.maxFiles };
}

export const storedIn = (photos: readonly Photo[]) => photos.flatMap(({ stored }) => stored ?? []);
