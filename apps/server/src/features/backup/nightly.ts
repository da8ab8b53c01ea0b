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

interface NightlyDeps {
  store: StoreInfo;
  folder: string;
  log: FastifyBaseLogger;
  now(): Date;
  /** Makes one backup and removes the old ones; resolves with what to write down. */
  makeBackup(signal: AbortSignal): Promise<string>;
}

/**
 * Returns the job that makes a backup when tonight's is due and missing. A machine that slept through the night catches up as soon as it
 * runs again. Never throws.
 */
export function createNightly({ store, folder, log, now, makeBackup }: NightlyDeps) {
  let notBefore = 0;
  return async (signal: AbortSignal): Promise<void> => {
    if (signal.aborted || now().getTime() < notBefore) return;
    const [newest] = await listBackups(folder);
    if (newest && newest.at.getTime() >= lastDue(store, now()).getTime()) return;
    try {
      const made = await makeBackup(signal);
      log.info({ made }, 'made the nightly backup');
    } catch (error) {
      if (signal.aborted) return;
      notBefore = now().getTime() + pauseMs;
      log.error({ failure: error instanceof Error ? error.message : String(error) }, 'the nightly backup failed');
    }
  };
}

/** The last moment at which a backup was due. */
export function lastDue(store: StoreInfo, now: Date): Date {
  const today = instantOf(store, storeDate(store, now), nightlyAt);
  if (today.getTime() <= now.getTime()) return today;
  return instantOf(store, storeDate(store, new Date(now.getTime() - 24 * 60 * 60_000)), nightlyAt);
}

/** Makes the backup in its own process, so that its memory and time cost visitors nothing. `command` is what Node runs. */
export async function backUpInOwnProcess(command: readonly string[], signal: AbortSignal): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    signal,
    timeout: longestMs,
    maxBuffer: 1024 * 1024,
  });
  return stdout.trim();
}
