import type { Language } from '@rxweb/contracts/shared/language';
import { type UiTexts, uiEn } from '../ui-en.ts';
import { uiEs } from '../ui-es.ts';
import { useLanguage } from './use-texts.ts';

const texts: Record<Language, UiTexts> = { en: uiEn, es: uiEs };

export function useUiTexts(): UiTexts {
  return texts[useLanguage()];
}
