import { type Language, languages } from '@rxweb/contracts/shared/language';
import type { BootData } from '@rxweb/contracts/store';
import { statusAt, storeDate } from '@rxweb/domain/store/opening-hours';
import { wallTimeMs } from '@rxweb/domain/store/time-zone';
import { withTimeout } from '@rxweb/platform/async/with-timeout';
import type { BrandLook } from '../../kernel/brand/brand-look.ts';
import { type CompressedPage, compressPage } from './compressed-page.ts';
import { fillTemplate, type PageTemplates } from './page-html.ts';

type InLanguages<T> = Record<Language, T>;

export interface PageCacheOptions {
  templates: PageTemplates;
  /** Its store is live, so the content changes. */
  boot: Omit<BootData, 'legal' | 'logo'>;
  /** Live, too. */
  legal(): BootData['legal'];
  /** The store's own look in force; null: ours. */
  look(): BrandLook | null;
  now(): Date;
  /** The front page's markup per language at `boot`'s instant; null if this server can't render. */
  render: ((boot: BootData) => Promise<InLanguages<string>>) | null;
  /** The browser renders the front page without its markup. */
  onFailure(error: unknown): void;
  /** How long a visitor waits for the markup, in ms. */
  patienceMs?: number;
}

/** Cached until something changes. */
export interface PageCache {
  visitor(language: Language): Promise<CompressedPage>;
  /** The visitor's page without markup, for a frame. */
  widget(language: Language): Promise<CompressedPage>;
  /** The page of every other address. */
  other(): Promise<CompressedPage>;
}

const retryMs = 60_000;

/**
 * Rebuilds pages only when store data, opening status, day or greeting change. Requests then wait for the new page, so none is outdated.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { templates, look, now, render, patienceMs = 1_500 } = options;
  const bootNow = (): BootData => {
    const logo = look()?.logo?.path;
    return { ...options.boot, legal: options.legal(), ...(logo && { logo }) };
  };
  const keyOf = (at: Date) => `${keyAt(bootNow(), at)}${look()?.version ?? ''}`;
  const fill = (at: Date, language: Language, markup?: string) => {
    const boot = bootNow();
    const keyless = { ...boot, backend: boot.backend && { path: boot.backend.path } };
    const own = markup === undefined ? { boot: keyless } : { boot: { ...keyless, renderedAt: at.getTime() }, markup };
    return compressPage(fillTemplate(templates.visitor, { ...own, look: look(), at, language }));
  };
  const rendered = rememberLast(keyOf, async (at) => {
    if (!render) return null;
    const markup = await render({ ...bootNow(), renderedAt: at.getTime() }).catch((error: unknown) => {
      options.onFailure(error);
      throw error;
    });
    return inLanguages((language) => fill(at, language, markup[language]));
  });
  const bare = rememberLast(keyOf, (at) => inLanguages((language) => fill(at, language)));
  const other = rememberLast(keyOf, (at) =>
    compressPage(fillTemplate(templates.staff, { boot: bootNow(), look: look(), at, language: 'en' })),
  );

  return {
    async visitor(language) {
      const at = now();
      const pages = await withTimeout(
        patienceMs,
        rendered(at).catch(() => null),
      );
      return (pages ?? (await bare(at)))[language];
    },
    widget: async (language) => (await bare(now()))[language],
    other: () => other(now()),
  };
}

/** Equal strings mean equal pages. */
function keyAt({ store, legal }: BootData, at: Date): string {
  const hour = new Date(wallTimeMs(store.timeZone, at)).getUTCHours();
  return JSON.stringify([store, legal, statusAt(store, at), storeDate(store, at), hour]);
}

/** Builds a value once per key for all callers. They share failures; it retries later. */
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
