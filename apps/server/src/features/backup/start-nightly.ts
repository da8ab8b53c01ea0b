import { fileURLToPath } from 'node:url';
import { backUpInOwnProcess, createNightly, type NightlyDeps } from './nightly.ts';

const lookMs = 5 * 60_000;

/** Looks now and then whether tonight's backup into the folder is due. Returns what ends it. */
export function startNightly(
  folder: string,
  { store, log, now }: Pick<NightlyDeps, 'store' | 'log' | 'now'>,
): () => Promise<void> {
  const rx = fileURLToPath(new URL('../../rx.ts', import.meta.url));
  const makeBackup = (signal: AbortSignal) => backUpInOwnProcess(rx, signal);
  const nightly = createNightly({ store, folder, log, now, makeBackup });
  const timer = setInterval(() => void nightly.run(), lookMs);
  return async () => {
    clearInterval(timer);
    await nightly.close();
  };
}
