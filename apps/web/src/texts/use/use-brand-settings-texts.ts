import type { Language } from '@rxweb/contracts/shared/language';
import { type BrandSettingsTexts, brandSettingsEn } from '../store-content/brand-settings-en.ts';
import { brandSettingsEs } from '../store-content/brand-settings-es.ts';
import { useLanguage } from './use-texts.ts';

export const brandSettingsTexts: Record<Language, BrandSettingsTexts> = { en: brandSettingsEn, es: brandSettingsEs };

export function useBrandSettingsTexts(): BrandSettingsTexts {
  return brandSettingsTexts[useLanguage()];
}
