import { createWorkQueue } from '@rxweb/platform/async/work-queue';
import { AppError } from '../errors/app-error.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import type { DrawnIcons, IconMotif } from './draw-icons.ts';
import type { DrawnLogo } from './draw-logo.ts';

export type BrandTask = { picture: Uint8Array } | IconMotif;

export interface BrandPictures {
  /** A picture that an administrator chose, checked and redrawn. Throws `unavailable`. */
  logo(picture: Uint8Array): Promise<DrawnLogo>;
  /** Rejects if it can't draw now. */
  icons(motif: IconMotif): Promise<DrawnIcons>;
}

const limits = { maxMs: 20_000, maxGrowthBytes: 512 * 2 ** 20, idleMs: 10_000 };

/** One at a time, in a process for untrusted files. */
export function createBrandPictures(): BrandPictures {
  const enqueue = createWorkQueue({ maxRunning: 1, maxWaiting: 20, maxWaitMs: 20_000 });
  const draw = createSandbox<BrandTask, DrawnLogo | DrawnIcons>(new URL('./brand-worker.ts', import.meta.url), limits);
  return {
    logo: (picture) =>
      enqueue(async () => {
        try {
          return (await draw({ picture })) as DrawnLogo;
        } catch (cause) {
          if (isOurs(cause)) throw new AppError('unavailable', { cause });
          return { refused: 'broken' };
        }
      }),
    icons: (motif) => enqueue(async () => (await draw(motif)) as DrawnIcons),
  };
}

/** Not the picture's fault. */
const isOurs = (error: unknown) => error instanceof Error && /^(?:the process failed|took longer)/.test(error.message);
