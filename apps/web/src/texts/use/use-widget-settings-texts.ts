import type { Language } from '@rxweb/contracts/shared/language';
import { type WidgetSettingsTexts, widgetSettingsEn } from '../store-content/widget-settings-en.ts';
import { widgetSettingsEs } from '../store-content/widget-settings-es.ts';
import { useLanguage } from './use-texts.ts';

export const widgetSettingsTexts: Record<Language, WidgetSettingsTexts> = {
  en: widgetSettingsEn,
  es: widgetSettingsEs,
};

export function useWidgetSettingsTexts(): WidgetSettingsTexts {
  return widgetSettingsTexts[useLanguage()];
}
