import { type WidgetSettingsTexts, widgetSettingsEn } from '../store-content/widget-settings-en.ts';
import { lazyTexts } from './lazy-texts.ts';

export const widgetSettingsTexts = lazyTexts<WidgetSettingsTexts>(
  widgetSettingsEn,
  async () => (await import('../store-content/settings-page-es.ts')).settingsPageEs.widget,
);

export const useWidgetSettingsTexts = widgetSettingsTexts.use;
