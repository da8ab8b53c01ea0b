import type { Language } from '@rxweb/contracts/shared/language';
import { type StaffTexts, staffEn } from './staff-en.ts';
import { staffEs } from './staff-es.ts';
import { currentLanguage, useLanguage } from './use-texts.ts';

const texts: Record<Language, StaffTexts> = { en: staffEn, es: staffEs };

/** The texts of the staff's frame in the page's language. */
export function useStaffTexts(): StaffTexts {
  return texts[useLanguage()];
}

/** The texts of the staff's frame of now, for what runs outside of components. */
export function currentStaffTexts(): StaffTexts {
  return texts[currentLanguage()];
}
