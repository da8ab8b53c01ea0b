import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/text/format';
import type { BrandLook } from '../../kernel/brand/brand-look.ts';

/** `--surface` and `--surface-raised` by day in `apps/web/src/styles/tokens.css`: the system reads no styles. */
const colours = { background_color: '#f7f6f3', theme_color: '#ffffff' };

const icon = (name: string, side: number, purpose: 'any' | 'maskable', look: BrandLook | null) => ({
  src: versioned(`/icons/${name}.png`, look),
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

/** So that installed apps notice another icon. */
const versioned = (path: string, look: BrandLook | null) => (look ? `${path}?v=${look.version}` : path);

/** See https://www.w3.org/TR/appmanifest/. */
export function webManifest({ name, address, phone }: StoreInfo, look: BrandLook | null) {
  return {
    id: '/',
    name,
    ...(look?.shortName && { short_name: look.shortName }),
    description: `${name}: ${address} · ${formatPhone(phone)}`,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    ...colours,
    icons: [
      icon('icon-192', 192, 'any', look),
      icon('icon-512', 512, 'any', look),
      icon('icon-maskable-512', 512, 'maskable', look),
      { src: versioned('/favicon.svg', look), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}
