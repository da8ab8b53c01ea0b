import { logFailure } from '../../../browser/log.ts';
import { keptForGood, keptForTab } from '../../../storage/browser-storage.ts';
import { openObjectStore } from '../../../storage/object-store.ts';
import { queueFlagKey } from './queue-flag.ts';
import type { UploadAttempt } from './upload-ticket.ts';

/** A file that waits for a connection. */
export interface QueuedFile {
  /** Counts up in the order of choosing. */
  key: number;
  /** The tab that shows it. */
  owner: string;
  /** As it was chosen. */
  file: File;
  /** Set once its bytes may have left. */
  attempt?: UploadAttempt;
}

/** The files of this device that wait for a connection. They outlive reloads and closed tabs, and are removed once they are stored. */
export interface FileQueue {
  /** Gives null where the browser keeps nothing: the file then waits in this page alone. */
  add(file: File, attempt?: UploadAttempt): Promise<number | null>;
  keepAttempt(key: number, attempt: UploadAttempt): Promise<void>;
  remove(key: number): Promise<void>;
  /** This tab's files and those of tabs that are gone, in the order of choosing; from now on they are this tab's. */
  adopt(): Promise<QueuedFile[]>;
  /** Runs while no other tab does, so that two tabs never send at the same time. */
  alone(run: () => Promise<void>): Promise<void>;
}

const tabKey = 'rx-tab';
const queueLock = 'rx-upload-queue';
const adoptLock = 'rx-upload-queue-adopt';
/** A page that was reloaded lets go of its tab's lock a moment after the next one has started. */
const reloadGraceMs = 2_000;

/** The queue in the browser's database. A visitor who was never offline gets none. */
export function createFileQueue(): FileQueue {
  const store = openObjectStore('rx-uploads', 'queue');
  let tab: Promise<string> | undefined;
  let lastAdd: Promise<unknown> = Promise.resolve();
  const thisTab = () => {
    tab ??= holdTab();
    return tab;
  };
  const orNothing = <T>(attempt: Promise<T>): Promise<T | null> =>
    attempt.catch((error: unknown) => {
      logFailure('The queue of files was not kept', error);
      return null;
    });

  return {
    add(file, attempt) {
      const added = orNothing(lastAdd.then(() => addRow(file, attempt)));
      // One after the other: their keys are their order.
      lastAdd = added;
      return added;
    },
    keepAttempt: async (key, attempt) => {
      await orNothing(changeRow(key, (row) => ({ ...row, attempt })));
    },
    remove: async (key) => {
      await orNothing(store.run('readwrite', (rows) => rows.delete(key)));
    },
    async adopt() {
      if (keptForGood.get(queueFlagKey) === null) return [];
      const own = await thisTab();
      return (await orNothing(withLock(adoptLock, () => takeOver(own)))) ?? [];
    },
    alone: (run) => withLock(queueLock, run),
  };

  async function addRow(file: File, attempt?: UploadAttempt): Promise<number> {
    keptForGood.set(queueFlagKey, '1');
    const row = { owner: await thisTab(), file, ...(attempt && { attempt }) };
    return Number(await store.run('readwrite', (rows) => rows.add(row)));
  }

  /** In one transaction, so that a row that was removed meanwhile stays removed. */
  async function changeRow(key: number, change: (row: QueuedFile) => QueuedFile): Promise<void> {
    await store.run('readwrite', (rows) => {
      const request = rows.openCursor(key);
      request.addEventListener('success', () => request.result?.update(change(request.result.value)));
      return request;
    });
  }

  async function takeOver(own: string): Promise<QueuedFile[]> {
    const all: QueuedFile[] = await store.run('readonly', (rows) => rows.getAll());
    if (all.length === 0) keptForGood.remove(queueFlagKey);
    const taken: QueuedFile[] = [];
    for (const row of all) {
      if (row.owner !== own && (await isOpen(row.owner))) continue;
      if (row.owner !== own) await changeRow(row.key, (kept) => ({ ...kept, owner: own }));
      taken.push(row);
    }
    return taken;
  }
}

/** Names this tab and holds a lock of that name for as long as the page lives, by which other tabs see that it is open. */
async function holdTab(): Promise<string> {
  const kept = keptForTab.get(tabKey);
  if (kept && (await hold(kept))) return kept;
  const fresh = crypto.randomUUID();
  keptForTab.set(tabKey, fresh);
  await hold(fresh);
  return fresh;
}

/** False when another page holds it: a copied tab brings the same name. */
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

/** Pages without a secure address have no locks; there one tab is assumed. */
async function withLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(name, run) : run();
}
