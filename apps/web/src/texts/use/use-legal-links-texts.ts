import type { Language } from '@rxweb/contracts/shared/language';
import { type LegalLinksTexts, legalLinksEn } from '../legal/legal-links-en.ts';
import { legalLinksEs } from '../legal/legal-links-es.ts';
import { useLanguage } from './use-texts.ts';

const texts: Record<Language, LegalLinksTexts> = { en: legalLinksEn, es: legalLinksEs };

export function useLegalLinksTexts(): LegalLinksTexts {
  return texts[useLanguage()];
}
