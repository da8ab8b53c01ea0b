import { logFailure } from '../../../browser/log.ts';
import { localValues, tabValues } from '../../../storage/browser-storage.ts';
import { openObjectStore } from '../../../storage/object-store.ts';
import { queueFlagKey } from './queue-flag.ts';
import type { UploadAttempt } from './upload-ticket.ts';

/** A file waiting for a connection. */
export interface QueuedFile {
  /** Increases in the order of choosing. */
  key: number;
  /** The tab that shows it. */
  owner: string;
  /** As chosen. */
  file: File;
  /** Set once its bytes may have left. */
  attempt?: UploadAttempt;
}

/** Files on this device waiting for a connection. They survive reloads and closed tabs until stored. */
export interface FileQueue {
  /** Null when the browser has no storage: the file then waits in this page only. */
  add(file: File, attempt?: UploadAttempt): Promise<number | null>;
  keepAttempt(key: number, attempt: UploadAttempt): Promise<void>;
  remove(key: number): Promise<void>;
  /** Takes over this tab's files and those of closed tabs, in the order of choosing. */
  adopt(): Promise<QueuedFile[]>;
  /** Runs while no other tab does, so two tabs never send at once. */
  alone(run: () => Promise<void>): Promise<void>;
}

const tabKey = 'rx-tab';
const queueLock = 'rx-upload-queue';
const adoptLock = 'rx-upload-queue-adopt';
/** A reloaded page releases its tab's lock shortly after the next page starts. */
const reloadGraceMs = 2_000;

/** The queue in IndexedDB, created when a visitor first goes offline. */
export function createFileQueue(): FileQueue {
  const store = openObjectStore('rx-uploads', 'queue');
  let tab: Promise<string> | undefined;
  let lastAdd: Promise<unknown> = Promise.resolve();
  const thisTab = () => {
    tab ??= holdTab();
    return tab;
  };

  return {
    add(file, attempt) {
      const added = orNull(lastAdd.then(() => addRow(file, attempt)));
      // In sequence: the keys are the order.
      lastAdd = added;
      return added;
    },
    keepAttempt: async (key, attempt) => {
      await orNull(changeRow(key, (row) => ({ ...row, attempt })));
    },
    remove: async (key) => {
      await orNull(store.run('readwrite', (rows) => rows.delete(key)));
    },
    async adopt() {
      if (localValues.get(queueFlagKey) === null) return [];
      const own = await thisTab();
      return (await orNull(withLock(adoptLock, () => takeOver(own)))) ?? [];
    },
    alone: (run) => withLock(queueLock, run),
  };

  async function addRow(file: File, attempt?: UploadAttempt): Promise<number> {
    localValues.set(queueFlagKey, '1');
    const row = { owner: await thisTab(), file, ...(attempt && { attempt }) };
    return Number(await store.run('readwrite', (rows) => rows.add(row)));
  }

  /** One transaction, so a row removed in the meantime stays removed. */
  async function changeRow(key: number, change: (row: QueuedFile) => QueuedFile): Promise<void> {
    await store.run('readwrite', (rows) => {
      const request = rows.openCursor(key);
      request.addEventListener('success', () => request.result?.update(change(request.result.value)));
      return request;
    });
  }

  async function takeOver(own: string): Promise<QueuedFile[]> {
    const all: QueuedFile[] = await store.run('readonly', (rows) => rows.getAll());
    if (all.length === 0) localValues.remove(queueFlagKey);
    const taken: QueuedFile[] = [];
    for (const row of all) {
      if (row.owner !== own && (await isOpen(row.owner))) continue;
      if (row.owner !== own) await changeRow(row.key, (kept) => ({ ...kept, owner: own }));
      taken.push(row);
    }
    return taken;
  }
}

/** Null when storage fails, which must not stop an upload. */
function orNull<T>(attempt: Promise<T>): Promise<T | null> {
  return attempt.catch((error: unknown) => {
    logFailure('The queue of files was not kept', error);
    return null;
  });
}

/** Holds a lock named after this tab while the page lives, so other tabs see it is open. */
async function holdTab(): Promise<string> {
  const kept = tabValues.get(tabKey);
  if (kept && (await hold(kept))) return kept;
  const fresh = crypto.randomUUID();
  tabValues.set(tabKey, fresh);
  await hold(fresh);
  return fresh;
}

/** False when another page holds it: a duplicated tab copies the name. */
function hold(tab: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const options = { signal: AbortSignal.timeout(reloadGraceMs) };
    const forever = () => new Promise<never>(() => resolve(true));
    navigator.locks.request(tabLock(tab), options, forever).catch(() => resolve(false));
  });
}

async function isOpen(tab: string): Promise<boolean> {
  if (!navigator.locks) return false;
  return navigator.locks.request(tabLock(tab), { ifAvailable: true }, (lock) => lock === null);
}

function tabLock(tab: string): string {
  return `${tabKey}:${tab}`;
}

/** Pages without HTTPS have no locks; assume a single tab. */
async function withLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(name, run) : run();
}
