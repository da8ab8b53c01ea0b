import type { Language } from '@rxweb/contracts/shared/language';
import { type SetupStepsTexts, setupStepsEn } from '../store-content/setup-steps-en.ts';
import { setupStepsEs } from '../store-content/setup-steps-es.ts';
import { useLanguage } from './use-texts.ts';

const texts: Record<Language, SetupStepsTexts> = { en: setupStepsEn, es: setupStepsEs };

export function useSetupStepsTexts(): SetupStepsTexts {
  return texts[useLanguage()];
}
