import type { Settings } from '@rxweb/contracts/settings';
import type { LegalPageName } from '@rxweb/contracts/settings/legal';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { insertSettings, readSettings } from './settings.repository.ts';

/** The settings in force. Read them at each use, never copy: they change while the program runs. */
export interface LiveSettings {
  readonly current: Settings;
  /** 0 while the file decides. */
  readonly version: number;
  /** `STORE_FILE` is set: the file decides, nothing can be saved. */
  readonly isReadOnly: boolean;
  /** The name of that file. */
  readonly file: string | null;
  /** Legal pages that apply whatever is marked, because of what is set up here. */
  readonly bindingPages: readonly LegalPageName[];
  /** Applies a newer version; false if there is none. */
  refresh(): Promise<boolean>;
}

/** The file decides. `store` follows it. */
export function settingsOfFile(store: StoreInfo, file: string, bindingPages: readonly LegalPageName[]): LiveSettings {
  return {
    get current() {
      return { store };
    },
    version: 0,
    isReadOnly: true,
    file,
    bindingPages,
    refresh: async () => false,
  };
}

/**
 * The database decides; at the very first start it is filled from `first`, whose `store` then follows the database in place. `onChange` runs
 * after each change.
 */
export async function openSettings(
  sql: Sql,
  first: Settings,
  bindingPages: readonly LegalPageName[],
  onChange: () => Promise<unknown>,
): Promise<LiveSettings> {
  const { store } = first;
  let saved = (await readSettings(sql)) ?? (await seed(sql, first));
  replaceIn(store, saved.settings.store);
  await onChange();
  return {
    get current() {
      return saved.settings;
    },
    get version() {
      return saved.version;
    },
    isReadOnly: false,
    file: null,
    bindingPages,
    async refresh() {
      const newest = await readSettings(sql);
      if (!newest || newest.version <= saved.version) return false;
      saved = newest;
      replaceIn(store, newest.settings.store);
      await onChange();
      return true;
    },
  };
}

/** Of several servers that start at once, one seeds. */
async function seed(sql: Sql, first: Settings) {
  const settings = structuredClone(first);
  const version = await inTransaction(sql, (tx) => insertSettings(tx, 0, { settings, origin: 'seed', savedBy: null }));
  const found = version === null ? await readSettings(sql) : { version, settings };
  if (!found) throw new Error('the settings have a version, but no document');
  return found;
}

/** Also drops optional facts that are gone. */
function replaceIn(store: StoreInfo, next: StoreInfo): void {
  for (const key of Object.keys(store)) if (!(key in next)) Reflect.deleteProperty(store, key);
  Object.assign(store, structuredClone(next));
}
