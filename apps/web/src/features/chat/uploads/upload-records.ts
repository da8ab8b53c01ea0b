import type { FileQueue } from './file-queue.ts';
import type { UploadAttempt } from './upload-ticket.ts';

/** What is known about uploads beside their state. */
export interface UploadRecords {
  /** Same bytes, same name for every try of a file. */
  attempts: Map<string, UploadAttempt>;
  /** Keys in the device's queue. */
  keys: Map<string, Promise<number | null>>;
}

/** Adds a file to the device's queue, unless it is there. */
export function enqueue(queue: FileQueue, { attempts, keys }: UploadRecords, id: string, file: File): void {
  if (!keys.has(id)) keys.set(id, queue.add(file, attempts.get(id)));
}

/** Keeps an attempt for the next try, also after a crash. */
export async function saveAttempt(
  queue: FileQueue,
  { attempts, keys }: UploadRecords,
  id: string,
  attempt: UploadAttempt,
): Promise<void> {
  attempts.set(id, attempt);
  const key = await keys.get(id);
  if (typeof key === 'number') await queue.keepAttempt(key, attempt);
}

/** Removes a file from the device's queue. */
export async function unqueue(queue: FileQueue, { keys }: UploadRecords, id: string): Promise<void> {
  const key = await keys.get(id);
  keys.delete(id);
  if (typeof key === 'number') await queue.remove(key);
}
