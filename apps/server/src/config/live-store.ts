import type { StoreInfo } from '@rxweb/contracts/store';
import { createChangeDetector } from './file-changes.ts';
import { loadStore } from './load-store.ts';

export interface LiveStore {
  /** A shared object, updated in place. */
  store: StoreInfo;
  /** Throws a `ConfigError` and changes nothing if the file is invalid. */
  refresh(): Promise<boolean>;
}

/** Throws a `ConfigError` if `store.json` is invalid at the start. */
export async function openStore(file: string): Promise<LiveStore> {
  const hasChanged = await createChangeDetector(async () => [file]);
  const store = await loadStore(file);
  return {
    store,
    async refresh() {
      if (!(await hasChanged())) return false;
      Object.assign(store, await loadStore(file));
      return true;
    },
  };
}
