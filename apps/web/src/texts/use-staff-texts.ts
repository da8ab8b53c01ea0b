import type { Language } from '@rxweb/contracts/shared/language';
import { type StaffTexts, staffEn } from './staff-en.ts';
import { staffEs } from './staff-es.ts';
import { currentLanguage, useLanguage } from './use-texts.ts';

const texts: Record<Language, StaffTexts> = { en: staffEn, es: staffEs };

/** The staff frame's texts in the page's language. */
export function useStaffTexts(): StaffTexts {
  return texts[useLanguage()];
}

/** The same outside components. */
export function currentStaffTexts(): StaffTexts {
  return texts[currentLanguage()];
}
