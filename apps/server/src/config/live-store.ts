import type { StoreInfo } from '@rxweb/contracts/store';
import { createChangeDetector } from './file-changes.ts';
import { loadStore } from './load-store.ts';

export interface LiveStore {
  /** The one object that everybody reads: a changed file changes what is in it. */
  store: StoreInfo;
  /** Takes over what changed in the file. Throws a `ConfigError`, and changes nothing, while the file is not right. */
  refresh(): Promise<boolean>;
}

/** Reads `store.json` now, and again whenever it was changed. Throws a `ConfigError` when it is not right at the start. */
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
