import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { StoreInfo } from '@rxweb/contracts/store';
import { instantOf, storeDate } from '@rxweb/domain/store/opening-hours';
import type { FastifyBaseLogger } from 'fastify';
import { listBackups } from './kept-backups.ts';

/** In the small hours of the store, when neither staff nor most visitors are there. */
const nightlyAt = '02:30';
const longestMs = 60 * 60_000;
/** After a failure it is not tried again at once. */
const pauseMs = 30 * 60_000;

export interface NightlyDeps {
  store: StoreInfo;
  folder: string;
  log: FastifyBaseLogger;
  now(): Date;
  /** Makes one backup and removes the old ones; resolves with what to write down. */
  makeBackup(signal: AbortSignal): Promise<string>;
}

export interface Nightly {
  /** Makes a backup when tonight's is due and missing; one at a time. */
  run(): Promise<void>;
  close(): Promise<void>;
}

/** A machine that slept through the night makes up for it as soon as it runs again. */
export function createNightly({ store, folder, log, now, makeBackup }: NightlyDeps): Nightly {
  const closing = new AbortController();
  let running: Promise<void> | null = null;
  let notBefore = 0;

  const work = async () => {
    const [newest] = await listBackups(folder);
    if (newest && newest.at.getTime() >= lastDue(store, now()).getTime()) return;
    try {
      const made = await makeBackup(closing.signal);
      log.info({ made }, 'made the nightly backup');
    } catch (error) {
      if (closing.signal.aborted) return;
      notBefore = now().getTime() + pauseMs;
      log.error({ failure: error instanceof Error ? error.message : String(error) }, 'the nightly backup failed');
    }
  };

  return {
    run() {
      if (closing.signal.aborted || now().getTime() < notBefore) return Promise.resolve();
      running ??= work().finally(() => {
        running = null;
      });
      return running;
    },
    async close() {
      closing.abort();
      await running?.catch(() => undefined);
    },
  };
}

/** The last moment at which a backup was due. */
export function lastDue(store: StoreInfo, now: Date): Date {
  const today = instantOf(store, storeDate(store, now), nightlyAt);
  if (today.getTime() <= now.getTime()) return today;
  return instantOf(store, storeDate(store, new Date(now.getTime() - 24 * 60 * 60_000)), nightlyAt);
}

/** The backup is made by a process of its own: what it takes of memory and time is gone when it ends, and no visitor waits for it. */
export async function backUpInOwnProcess(rx: string, signal: AbortSignal): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [rx, 'backup', '--nightly'], {
    signal,
    timeout: longestMs,
    maxBuffer: 1024 * 1024,
  });
  return stdout.trim();
}
