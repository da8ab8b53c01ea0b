import { type LegalLinksTexts, legalLinksEn } from '../legal/legal-links-en.ts';
import { type LegalSettingsTexts, legalSettingsEn } from '../legal/legal-settings-en.ts';
import { lazyTexts } from './lazy-texts.ts';

/** With the names of the pages, as in the links. */
export const legalSettingsTexts = lazyTexts<LegalSettingsTexts & { pages: LegalLinksTexts['pages'] }>(
  { ...legalSettingsEn, pages: legalLinksEn.pages },
  async () => (await import('../store-content/settings-page-es.ts')).settingsPageEs.legal,
);

export const useLegalSettingsTexts = legalSettingsTexts.use;
