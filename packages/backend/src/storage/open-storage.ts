import { join } from 'node:path';
import type { Core } from '../core/core.ts';
import { openByteStore } from './bytes/byte-store.ts';
import { settlePending } from './bytes/finish-pending-uploads.ts';
import type { Storage } from './storage.ts';

const opened = new WeakMap<Core, Promise<Storage>>();

/**
 * The store of a backend, opened once: opening clears what was on its way when the last run ended, which must not happen
 * again when the service is mounted a second time (once for sockets, once for calls inside the process).
 */
export function openStorage(core: Core): Promise<Storage> {
  const storage = opened.get(core) ?? open(core);
  opened.set(core, storage);
  return storage;
}

async function open(core: Core): Promise<Storage> {
  const bytes = await openByteStore(join(core.dataDir, 'storage'));
  const removed = await settlePending(core.sql, bytes);
  if (removed > 0) core.log.info({ removed }, 'removed the bytes of uploads and removals that a stop had cut short');
  return { core, bytes };
}
