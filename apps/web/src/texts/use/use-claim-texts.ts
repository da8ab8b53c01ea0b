import type { Language } from '@rxweb/contracts/shared/language';
import { type ClaimTexts, claimEn } from '../claim-en.ts';
import { claimEs } from '../claim-es.ts';
import { useLanguage } from './use-texts.ts';

const texts: Record<Language, ClaimTexts> = { en: claimEn, es: claimEs };

export function useClaimTexts(): ClaimTexts {
  return texts[useLanguage()];
}
