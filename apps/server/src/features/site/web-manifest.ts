import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/text/format';

/** Same as `--surface` and `--surface-raised` by day in `apps/web/src/styles/tokens.css`. The system reads them before any styles load. */
const colours = { background_color: '#f7f6f3', theme_color: '#ffffff' };

const icon = (name: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

/** See https://www.w3.org/TR/appmanifest/. */
export function webManifest({ name, address, phone }: StoreInfo) {
  return {
    id: '/',
    name,
    description: `${name}: ${address} · ${formatPhone(phone)}`,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    ...colours,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}
