import type { Language } from '@rxweb/contracts/shared/language';
import { type StaffTexts, staffEn } from '../staff-en.ts';
import { staffEs } from '../staff-es.ts';
import { currentLanguage, useLanguage } from './use-texts.ts';

const texts: Record<Language, StaffTexts> = { en: staffEn, es: staffEs };

export function useStaffTexts(): StaffTexts {
  return texts[useLanguage()];
}

/** Outside components. */
export function currentStaffTexts(): StaffTexts {
  return texts[currentLanguage()];
}
