import type { Language } from '@rxweb/contracts/shared/language';
import { type StoreTexts, storeEn } from '../store-en.ts';
import { storeEs } from '../store-es.ts';
import { useLanguage } from './use-texts.ts';

const texts: Record<Language, StoreTexts> = { en: storeEn, es: storeEs };

export function useStoreTexts(): StoreTexts {
  return texts[useLanguage()];
}
