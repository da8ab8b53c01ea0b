import { type SettingsTexts, settingsEn } from '../store-content/settings-en.ts';
import { lazyTexts } from './lazy-texts.ts';

export const settingsTexts = lazyTexts<SettingsTexts>(
  settingsEn,
  async () => (await import('../store-content/settings-page-es.ts')).settingsPageEs.settings,
);

export const useSettingsTexts = settingsTexts.use;
