import type { Language } from '@rxweb/contracts/shared/language';
import { type StaffRequestsTexts, staffRequestsEn } from '../requests/staff-requests-en.ts';
import { staffRequestsEs } from '../requests/staff-requests-es.ts';
import { useLanguage } from './use-texts.ts';

const texts: Record<Language, StaffRequestsTexts> = { en: staffRequestsEn, es: staffRequestsEs };

export function useStaffRequestsTexts(): StaffRequestsTexts {
  return texts[useLanguage()];
}
