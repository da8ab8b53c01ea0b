import { type BrandSettingsTexts, brandSettingsEn } from '../store-content/brand-settings-en.ts';
import { lazyTexts } from './lazy-texts.ts';

export const brandSettingsTexts = lazyTexts<BrandSettingsTexts>(
  brandSettingsEn,
  async () => (await import('../store-content/settings-page-es.ts')).settingsPageEs.brand,
);

export const useBrandSettingsTexts = brandSettingsTexts.use;
