import type { FileQueue, QueuedFile } from './file-queue.ts';
import type { UploadAttempt } from './upload-ticket.ts';

/** For each upload, its attempt (same bytes, same name for every try) and its key in the device's queue. */
export function createUploadRecords(queue: FileQueue) {
  const attempts = new Map<string, UploadAttempt>();
  const keys = new Map<string, Promise<number | null>>();
  return {
    attemptOf: (id: string): UploadAttempt | undefined => attempts.get(id),
    isInQueue: (id: string): boolean => keys.has(id),
    setAttempt: (id: string, attempt: UploadAttempt): void => void attempts.set(id, attempt),
    forgetAttempt: (id: string): void => void attempts.delete(id),
    restore(id: string, { key, attempt }: QueuedFile): void {
      keys.set(id, Promise.resolve(key));
      if (attempt) attempts.set(id, attempt);
    },
    enqueue(id: string, file: File): void {
      if (!keys.has(id)) keys.set(id, queue.add(file, attempts.get(id)));
    },
    async saveAttempt(id: string, attempt: UploadAttempt): Promise<void> {
      attempts.set(id, attempt);
      const key = await keys.get(id);
      if (typeof key === 'number') await queue.keepAttempt(key, attempt);
    },
    async unqueue(id: string): Promise<void> {
      const key = await keys.get(id);
      keys.delete(id);
      if (typeof key === 'number') await queue.remove(key);
    },
  };
}

export type UploadRecords = ReturnType<typeof createUploadRecords>;
