import type { Language } from '@rxweb/contracts/shared/language';
import { type SetupTexts, setupEn } from '../setup-en.ts';
import { setupEs } from '../setup-es.ts';
import { useLanguage } from './use-texts.ts';

const texts: Record<Language, SetupTexts> = { en: setupEn, es: setupEs };

export function useSetupTexts(): SetupTexts {
  return texts[useLanguage()];
}
