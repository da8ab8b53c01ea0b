import type { BrandSettings } from '@rxweb/contracts/settings/brand';
import type { BootData } from '@rxweb/contracts/store';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStore } from '../../../testing/test-store.ts';
import { brandLook } from '../../kernel/brand/brand-look.ts';
import { createPageCache, type PageCache, type PageCacheOptions } from './page-cache.ts';
import type { PageTemplates } from './page-html.ts';

const template =
  '<html><head><!--rx-head--></head><body><div id="root"><!--rx-root--></div><!--rx-boot--></body></html>';
const templates: PageTemplates = { visitor: template, staff: template, widgetLoader: '', scriptHashes: [] };

let now: Date;
let brand: BrandSettings | undefined;
let boot: BootData;
let legal: BootData['legal'];
let rendered: BootData[];
let failures: unknown[];

beforeEach(() => {
  now = new Date('2026-11-20T18:05:00Z');
  boot = { store: structuredClone(testStore), backend: { path: '/backend', anonKey: 'the key' } };
  brand = undefined;
  legal = { pages: ['privacy'] };
  rendered = [];
  failures = [];
});

const render: PageCacheOptions['render'] = async (asked) => {
  rendered.push(structuredClone(asked));
  return { en: `<p>${asked.store.name} in English`, es: `<p>${asked.store.name} en español` };
};
const pagesOf = (options: Partial<PageCacheOptions> = {}): PageCache =>
  createPageCache({
    templates,
    boot,
    look: () => brandLook(brand),
    legal: () => legal,
    now: () => now,
    render,
    onFailure: (error) => failures.push(error),
    ...options,
  });
const textOf = async (pages: PageCache, language: 'en' | 'es' = 'en') =>
  (await pages.visitor(language)).plain.toString();
const after = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

describe('the front page', () => {
  it('is rendered once for all who ask at the same time, in either language', async () => {
    const pages = pagesOf();
    const [english, spanish] = await Promise.all([textOf(pages), textOf(pages, 'es')]);
    expect(english).toContain(`<html lang="en"`);
    expect(english).toContain('in English');
    expect(spanish).toContain('<html lang="es"');
    expect(spanish).toContain('en español');
    expect(rendered).toHaveLength(1);
  });

  it('stays the very same while nothing that it shows has changed', async () => {
    const pages = pagesOf();
    const first = await pages.visitor('en');
    after(50);
    expect(await pages.visitor('en')).toBe(first);
    after(10);
    expect((await pages.visitor('en')).hash).not.toBe(first.hash);
  });

  it('is another one the moment a legal page is shown', async () => {
    const pages = pagesOf();
    expect(await textOf(pages)).toContain('"legal":{"pages":["privacy"]}');
    legal = { pages: ['privacy', 'languages'], program: 'Alder Texts' };
    expect(await textOf(pages)).toContain('"legal":{"pages":["privacy","languages"],"program":"Alder Texts"}');
    expect((await pages.widget('en')).plain.toString()).toContain('"languages"');
  });

  it('S27-302 has the store’s own colors, logo and icon as soon as they are saved, and ours without them', async () => {
    const pages = pagesOf();
    const ours = await textOf(pages);
    expect(ours).not.toMatch(/:root\[data-season\]|"logo"|\?v=/);
    const logo = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(60)}`;
    brand = { accent: '#ffcc00', logo };
    const page = await textOf(pages);
    expect(rendered.at(-1)?.logo).toMatch(/^\/icons\/logo\?v=[0-9a-f]{12}$/);
    expect(page).toContain(':root[data-season][data-theme]{--accent:#');
    expect(page).toContain('@media screen{:root[data-season][data-theme=dark]{--accent:#');
    expect(page).not.toContain(logo);
    expect((await pages.other()).plain.toString()).toContain(rendered.at(-1)?.logo);
    brand = undefined;
    expect(await textOf(pages)).toBe(ours);
  });

  it('is another one the moment the store closes', async () => {
    const pages = pagesOf();
    now = new Date('2026-11-21T01:29:59Z');
    const open = await pages.visitor('en');
    now = new Date('2026-11-21T01:30:00Z');
    expect(await pages.visitor('en')).not.toBe(open);
    expect(rendered.map(({ renderedAt }) => renderedAt)).toEqual([Date.parse('2026-11-21T01:29:59Z'), now.getTime()]);
  });

  it('takes over a changed store file at once', async () => {
    const pages = pagesOf();
    await textOf(pages);
    boot.store.name = 'Another Pharmacy';
    expect(await textOf(pages)).toContain('<p>Another Pharmacy in English');
  });

  it('comes without its markup, and says so in the log, when it cannot be rendered; it is tried again a minute later', async () => {
    let isBroken = true;
    const pages = pagesOf({
      render: async (asked) => {
        if (isBroken) throw new Error('a component threw');
        return { en: `<p>${asked.store.name}`, es: '' };
      },
    });
    for (const language of ['en', 'es'] as const) {
      expect(await textOf(pages, language)).toContain('<div id="root"></div>');
    }
    expect(failures).toEqual([new Error('a component threw')]);
    isBroken = false;
    expect(await textOf(pages)).toContain('<div id="root"></div>');
    after(1);
    expect(await textOf(pages)).toContain('<div id="root"><p>');
  });

  it('comes without its markup rather than late', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const pages = pagesOf({
      patienceMs: 20,
      render: async (asked) => {
        await promise;
        return { en: `<p>${asked.store.name}`, es: '' };
      },
    });
    const bare = await textOf(pages);
    expect(bare).toContain('<div id="root"></div>');
    expect(bare).not.toContain('renderedAt');
    resolve();
    await expect.poll(() => textOf(pages)).toContain('<div id="root"><p>');
  });

  it('gives the script the instant it shows, and carries no key', async () => {
    const page = await textOf(pagesOf());
    const shown = JSON.parse(/id="rx-boot">(.*?)<\/script>/.exec(page)?.[1] ?? '');
    expect(shown).toMatchObject({ backend: { path: '/backend' }, renderedAt: now.getTime() });
    expect(page).not.toContain('the key');
  });

  it('lets no value of the store close its element or attribute', async () => {
    boot.store.name = `"></title></script><script>alert(1)</script>'$&`;
    const page = await textOf(pagesOf({ render: null }));
    expect(page.match(/<script/g)).toHaveLength(1);
    const shown = JSON.parse(/id="rx-boot">(.*?)<\/script>/.exec(page)?.[1] ?? '');
    expect(shown.store.name).toBe(boot.store.name);
    expect(page).toContain('<title>&quot;&gt;&lt;/title&gt;');
  });
});

describe('the styles in the page', () => {
  it('are those of its theme and season, which are the store’s, without what others of them overrule', async () => {
    const rules =
      ':root,[data-theme=light]{a:1;f:g}[data-theme=dark]{a:2}[data-season=autumn]{b:1;f:h}[data-season=winter]{b:2}[data-theme=dark][data-season=autumn]{b:3}c{d:e}';
    const visitor = template.replace('<!--rx-head-->', `<style>${rules}</style><!--rx-head-->`);
    const pages = pagesOf({ templates: { ...templates, visitor } });
    expect(await textOf(pages)).toContain(
      '<style>:root,[data-theme=light]{a:1}[data-season=autumn]{b:1;f:h}c{d:e}</style>',
    );
    now = new Date('2026-11-21T05:00:00Z');
    expect(await textOf(pages)).toContain(
      '<style>[data-theme=dark]{a:2}[data-season=autumn]{f:h}[data-theme=dark][data-season=autumn]{b:3}c{d:e}</style>',
    );
  });
});

it('the page of every other address carries the key and no markup', async () => {
  const page = (await pagesOf().other()).plain.toString();
  expect(page).toContain('the key');
  expect(page).toContain('<div id="root"></div>');
  expect(rendered).toEqual([]);
});
