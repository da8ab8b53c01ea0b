import type { Language } from '@rxweb/contracts/shared/language';
import { type LegalLinksTexts, legalLinksEn } from '../legal/legal-links-en.ts';
import { legalLinksEs } from '../legal/legal-links-es.ts';
import { type LegalSettingsTexts, legalSettingsEn } from '../legal/legal-settings-en.ts';
import { legalSettingsEs } from '../legal/legal-settings-es.ts';
import { useLanguage } from './use-texts.ts';

export const legalSettingsTexts: Record<Language, LegalSettingsTexts & { pages: LegalLinksTexts['pages'] }> = {
  en: { ...legalSettingsEn, pages: legalLinksEn.pages },
  es: { ...legalSettingsEs, pages: legalLinksEs.pages },
};

/** With the names of the pages, as in the links. */
export function useLegalSettingsTexts() {
  return legalSettingsTexts[useLanguage()];
}
