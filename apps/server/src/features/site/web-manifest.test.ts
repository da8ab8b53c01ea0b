import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { StoreInfo } from '@rxweb/contracts/store';
import { expect, it } from 'vitest';
import { brandLook } from '../../kernel/brand/brand-look.ts';
import { webManifest } from './web-manifest.ts';

const webRoot = new URL('../../../../web/', import.meta.url);
const days = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const store: StoreInfo = {
  name: 'Corner <Pharmacy> & Sons',
  address: '1 Main Street',
  phone: '+15555550100',
  timeZone: 'America/New_York',
  hours: days,
  closures: [],
};

it('installs under the store’s own name, from the front page', () => {
  expect(webManifest(store, null)).toMatchObject({
    id: '/',
    name: store.name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en',
  });
});

it('has the colours of the page by day', async () => {
  const tokens = await readFile(new URL('src/styles/tokens.css', webRoot), 'utf8');
  const byDay = tokens.slice(tokens.indexOf('[data-theme="light"]'));
  const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(byDay)?.[1];
  const { background_color, theme_color } = webManifest(store, null);
  expect(background_color).toBe(colour('surface'));
  expect(theme_color).toBe(colour('surface-raised'));
});

it('names icons that exist and have the sizes it says', async () => {
  const { icons } = webManifest(store, null);
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
    'any any',
  ]);
  for (const { src, sizes, type } of icons) {
    const file = await readFile(fileURLToPath(new URL(`public${src}`, webRoot)));
    if (type === 'image/svg+xml') expect(file.toString()).toContain('<svg');
    else expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
  }
});

it('S27-303 has the store’s short name, and icons whose addresses change with the brand', () => {
  const look = brandLook({ shortName: 'Corner', accent: '#7a2f5c' });
  const { short_name, icons } = webManifest(store, look) as { short_name?: string; icons: { src: string }[] };
  expect(short_name).toBe('Corner');
  expect(webManifest(store, null)).not.toHaveProperty('short_name');
  for (const { src } of icons) expect(src).toMatch(/\?v=[0-9a-f]{12}$/);
  expect(brandLook({ accent: '#7a2f5d' })?.version).not.toBe(look?.version);
});
