import { createWorkQueue } from '@rxweb/platform/async/work-queue';
import { AppError } from '../errors/app-error.ts';
import { createSandbox } from '../sandbox/sandbox.ts';

export interface ViewTask {
  bytes: Uint8Array;
  type: string;
  /** From 1; only PDFs have more than one. */
  page: number;
}

export interface DrawnView {
  jpeg: Uint8Array;
  pages: number;
}

/** No HEIC: its decoders are LGPL (decision 14). SVG is a program. */
const drawnTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf'];
const canBeDrawn = (type: string) => drawnTypes.includes(type);

/** Loads the file when its turn comes. Throws `file_blocked` for a file that can't be drawn. */
export type FileViews = (type: string, page: number, load: () => Promise<Uint8Array>) => Promise<DrawnView>;

const limits = { maxMs: 15_000, maxGrowthBytes: 768 * 2 ** 20, idleMs: 30_000 };

/** One file at a time, in the process for untrusted files. */
export function createFileViews(): FileViews {
  const enqueue = createWorkQueue({ maxRunning: 1, maxWaiting: 50, maxWaitMs: 20_000 });
  const draw = createSandbox<ViewTask, DrawnView>(new URL('./view-worker.ts', import.meta.url), limits);
  return (type, page, load) => {
    if (!canBeDrawn(type)) throw noView();
    return enqueue(async () => {
      const bytes = await load();
      return draw({ bytes, type, page }).catch((cause: unknown) => {
        throw noView(cause);
      });
    });
  };
}

const noView = (cause?: unknown) =>
  new AppError('file_blocked', {
    cause,
    message: 'This file can’t be shown as a picture. You can download the original.',
  });
