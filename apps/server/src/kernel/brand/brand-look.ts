import { createHash } from 'node:crypto';
import type { BrandSettings } from '@rxweb/contracts/settings/brand';
import { type AccentColors, accentColors, type Theme } from '@rxweb/domain/brand/accent';

/** The settings' brand, ready for pages. */
export interface BrandLook {
  /** Of all of it, for addresses and cache keys. */
  version: string;
  logo: { type: 'image/png' | 'image/jpeg'; bytes: Buffer; path: string } | null;
  accent: Record<Theme, AccentColors> | null;
  shortName: string | null;
}

export const logoPath = '/icons/logo';

const known = new WeakMap<BrandSettings, BrandLook>();

/** Computed once for each brand. Null: the store looks as we ship it. */
export function brandLook(brand: BrandSettings | undefined): BrandLook | null {
  if (!brand || Object.values(brand).every((value) => value === undefined)) return null;
  const look = known.get(brand) ?? makeLook(brand);
  known.set(brand, look);
  return look;
}

function makeLook(brand: BrandSettings): BrandLook {
  const version = createHash('sha256').update(JSON.stringify(brand)).digest('hex').slice(0, 12);
  return {
    version,
    logo: brand.logo ? { ...decode(brand.logo), path: `${logoPath}?v=${version}` } : null,
    accent: brand.accent ? accentColors(brand.accent) : null,
    shortName: brand.shortName ?? null,
  };
}

function decode(logo: string) {
  const type = logo.startsWith('data:image/png') ? ('image/png' as const) : ('image/jpeg' as const);
  return { type, bytes: Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64') };
}

/** For the app's pages: stronger than the themes and seasons of `styles/tokens.css`. */
export function accentStyle({ accent }: BrandLook): string {
  if (!accent) return '';
  const root = ':root[data-season]';
  return `<style>${root}[data-theme]{${variables(accent.light)}}@media screen{${root}[data-theme=dark]{${variables(accent.dark)}}}</style>`;
}

const variables = (colors: AccentColors) =>
  Object.entries(colors)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
