import type { Language } from '@rxweb/contracts/shared/language';
import { type SettingsTexts, settingsEn } from '../store-content/settings-en.ts';
import { settingsEs } from '../store-content/settings-es.ts';
import { useLanguage } from './use-texts.ts';

export const settingsTexts: Record<Language, SettingsTexts> = { en: settingsEn, es: settingsEs };

export function useSettingsTexts(): SettingsTexts {
  return settingsTexts[useLanguage()];
}
