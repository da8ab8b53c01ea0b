import type { InspectedFile } from '@rxweb/domain/uploads/inspection/inspect-file';
import { type FileVerdict, refused } from '@rxweb/domain/uploads/inspection/verdict';
import { createWorkQueue } from '@rxweb/platform/async/work-queue';
import { createSandbox } from '../sandbox/sandbox.ts';

export type InspectionTask = Omit<InspectedFile, 'recognized'> & {
  /** It came in a text, so it may be sound, video or a contact card. */
  isOfText: boolean;
};

/** Loads the file when its turn comes. Rejects if no inspection is possible now. */
export type Inspector = (load: () => Promise<InspectionTask>) => Promise<FileVerdict>;

const limits = { maxMs: 20_000, maxGrowthBytes: 512 * 2 ** 20, idleMs: 30_000 };

/** One file at a time. What takes too much memory is refused; a slow machine refuses nothing. */
export function createInspector(): Inspector {
  const enqueue = createWorkQueue({ maxRunning: 1, maxWaiting: 200, maxWaitMs: 20_000 });
  const inspect = createSandbox<InspectionTask, FileVerdict>(new URL('./inspect-worker.ts', import.meta.url), limits);
  return (load) =>
    enqueue(async () => {
      const file = await load();
      return inspect(file).catch(refuseHostile);
    });
}

function refuseHostile(error: unknown): FileVerdict {
  const isUnknown = error instanceof Error && /^(?:the process failed|took longer)/.test(error.message);
  if (isUnknown) throw error;
  return refused('too_much');
}
