import { type Language, languages } from '@rxweb/contracts/shared/language';
import type { BootData, StoreInfo } from '@rxweb/contracts/store';
import { statusAt, storeDate } from '@rxweb/domain/store/opening-hours';
import { wallTimeMs } from '@rxweb/domain/store/time-zone';
import { withTimeout } from '@rxweb/platform/async/with-timeout';
import { type CompressedPage, compressPage } from './compressed-page.ts';
import { fillTemplate, type PageTemplates } from './page-html.ts';

type InLanguages<T> = Record<Language, T>;

export interface PageCacheOptions {
  templates: PageTemplates;
  /** Its store is the running one, whose content changes. */
  boot: BootData;
  now(): Date;
  /** The front page's markup in each language, at the instant that `boot` names; null where this server cannot render. */
  render: ((boot: BootData) => Promise<InLanguages<string>>) | null;
  /** The front page comes without its markup, and is drawn by the browser. */
  onFailure(error: unknown): void;
  /** How long a visitor waits for the markup before the page comes without, in ms. */
  patienceMs?: number;
}

/** The pages as they are now, packed. Asked for again while nothing of them has changed, they are the same. */
export interface PageCache {
  /** The front page. */
  visitor(language: Language): Promise<CompressedPage>;
  /** The page of every other address. */
  other(): Promise<CompressedPage>;
}

/** When a failed rendering is tried again. */
const retryMs = 60_000;

/**
 * Makes pages anew only when something that they show has changed: the store's data, open or closed and until when, the day, the hour of the
 * greeting. Whoever asks then waits for the new one: none is ever wrong.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { templates, boot, now, render, patienceMs = 1_500 } = options;
  const keyOf = (at: Date) => keyAt(boot.store, at);
  const keyless = { ...boot, backend: boot.backend && { path: boot.backend.path } };
  const fill = (at: Date, language: Language, markup?: string) => {
    const own = markup === undefined ? { boot: keyless } : { boot: { ...keyless, renderedAt: at.getTime() }, markup };
    return compressPage(fillTemplate(templates.visitor, { ...own, at, language }));
  };
  const rendered = rememberLast(keyOf, async (at) => {
    if (!render) return null;
    const markup = await render({ ...boot, renderedAt: at.getTime() }).catch((error: unknown) => {
      options.onFailure(error);
      throw error;
    });
    return inLanguages((language) => fill(at, language, markup[language]));
  });
  const bare = rememberLast(keyOf, (at) => inLanguages((language) => fill(at, language)));
  const other = rememberLast(keyOf, (at) => compressPage(fillTemplate(templates.staff, { boot, at, language: 'en' })));

  return {
    async visitor(language) {
      const at = now();
      const pages = await withTimeout(
        patienceMs,
        rendered(at).catch(() => null),
      );
      return (pages ?? (await bare(at)))[language];
    },
    other: () => other(now()),
  };
}

/** All that the pages show depends on, in words: at two instants with the same ones they look the same. */
function keyAt(store: StoreInfo, at: Date): string {
  const hour = new Date(wallTimeMs(store.timeZone, at)).getUTCHours();
  return JSON.stringify([store, statusAt(store, at), storeDate(store, at), hour]);
}

/** Makes a thing once for each key, whoever asks, and keeps the last. What failed is told to all, and made again after a while. */
function rememberLast<T>(keyOf: (at: Date) => string, make: (at: Date) => Promise<T>): (at: Date) => Promise<T> {
  let last: { key: string; value: Promise<T>; againAtMs: number } | null = null;
  return (at) => {
    const key = keyOf(at);
    if (last && last.key === key && at.getTime() < last.againAtMs) return last.value;
    const entry = { key, value: make(at), againAtMs: Number.POSITIVE_INFINITY };
    entry.value.catch(() => {
      entry.againAtMs = at.getTime() + retryMs;
    });
    last = entry;
    return entry.value;
  };
}

async function inLanguages<T>(make: (language: Language) => Promise<T>): Promise<InLanguages<T>> {
  const made = languages.map(async (language) => [language, await make(language)] as const);
  return Object.fromEntries(await Promise.all(made)) as InLanguages<T>;
}
