import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { StoreInfo } from '@rxweb/contracts/store';
import { instantOf, storeDate } from '@rxweb/domain/store/opening-hours';
import type { FastifyBaseLogger } from 'fastify';
import { listBackups } from './kept-backups.ts';

/** At night in the store's time zone, with little traffic. */
const nightlyAt = '02:30';
const longestMs = 60 * 60_000;
const pauseMs = 30 * 60_000;

interface NightlyDeps {
  store: StoreInfo;
  folder: string;
  log: FastifyBaseLogger;
  now(): Date;
  /** Returns the log entry. */
  makeBackup(signal: AbortSignal): Promise<string>;
}

/** Makes up for a missed night, also after the machine slept. Never throws. */
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

/** When the last backup was due. */
export function lastDue(store: StoreInfo, now: Date): Date {
  const today = instantOf(store, storeDate(store, now), nightlyAt);
  if (today.getTime() <= now.getTime()) return today;
  return instantOf(store, storeDate(store, new Date(now.getTime() - 24 * 60 * 60_000)), nightlyAt);
}

/** In its own process, so visitors notice nothing. `command` is Node's arguments. */
export async function backUpInOwnProcess(command: readonly string[], signal: AbortSignal): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    signal,
    timeout: longestMs,
    maxBuffer: 1024 * 1024,
  });
  return stdout.trim();
}
