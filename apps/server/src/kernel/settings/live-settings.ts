import type { ServerPart, Settings } from '@rxweb/contracts/settings';
import type { LegalPageName } from '@rxweb/contracts/settings/legal';
import type { ClaimSupplier } from '@rxweb/contracts/shoes/claim';
import type { StoreInfo } from '@rxweb/contracts/store';
import { bindingPages } from '@rxweb/domain/legal/not-applicable';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { insertSettings, readSettings } from './settings.repository.ts';

/** What the server's environment says. It wins over what is saved. */
export interface ServerFacts {
  sendsTexts: boolean;
  billing: ClaimSupplier | null;
  onCallNumber: string | null;
}

/** What holds of the environment and the saved settings together. */
interface InForce {
  /** Legal pages that apply whatever is marked, because of what is set up here. */
  readonly bindingPages: readonly LegalPageName[];
  /** Null: no claim file is written. */
  readonly billing: ClaimSupplier | null;
  /** Null: no number is on call. */
  readonly onCallNumber: string | null;
}

/** The settings in force. Read them at each use, never copy: they change while the program runs. */
export interface LiveSettings extends InForce {
  readonly current: Settings;
  /** 0 while the file decides. */
  readonly version: number;
  /** `STORE_FILE` is set: the file decides, nothing can be saved. */
  readonly isReadOnly: boolean;
  /** The name of that file. */
  readonly file: string | null;
  /** What is saved of these isn't used. */
  readonly serverDecides: readonly ServerPart[];
  /** Applies a newer version; false if there is none. */
  refresh(): Promise<boolean>;
}

/** The file decides. `store` follows it. */
export function settingsOfFile(store: StoreInfo, file: string, facts: ServerFacts): LiveSettings {
  return {
    ...inForce(facts, {}),
    serverDecides: partsOf(facts),
    get current() {
      return { store };
    },
    version: 0,
    isReadOnly: true,
    file,
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
  facts: ServerFacts,
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
    get bindingPages() {
      return inForce(facts, saved.settings).bindingPages;
    },
    get billing() {
      return inForce(facts, saved.settings).billing;
    },
    get onCallNumber() {
      return inForce(facts, saved.settings).onCallNumber;
    },
    serverDecides: partsOf(facts),
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

/** What holds once `saved` does. */
function inForce(facts: ServerFacts, saved: Pick<Settings, 'billing' | 'alerts'>): InForce {
  const billing = facts.billing ?? saved.billing ?? null;
  return {
    bindingPages: bindingPages({ sendsTexts: facts.sendsTexts, writesClaims: billing !== null }),
    billing,
    onCallNumber: facts.onCallNumber ?? saved.alerts?.onCallNumber ?? null,
  };
}

function partsOf({ billing, onCallNumber }: ServerFacts): ServerPart[] {
  return [...(billing ? (['billing'] as const) : []), ...(onCallNumber ? (['alerts'] as const) : [])];
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
