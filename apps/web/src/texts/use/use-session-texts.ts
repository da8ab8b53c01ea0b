import type { Language } from '@rxweb/contracts/shared/language';
import { type SessionTexts, sessionEn } from '../session-en.ts';
import { sessionEs } from '../session-es.ts';
import { currentLanguage, useLanguage } from './use-texts.ts';

const texts: Record<Language, SessionTexts> = { en: sessionEn, es: sessionEs };

export function useSessionTexts(): SessionTexts {
  return texts[useLanguage()];
}

/** Outside components. */
export function currentSessionTexts(): SessionTexts {
  return texts[currentLanguage()];
}
