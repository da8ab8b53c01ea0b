import type { Language } from '@rxweb/contracts/shared/language';
import { type SessionTexts, sessionEn } from './session-en.ts';
import { sessionEs } from './session-es.ts';
import { currentLanguage, useLanguage } from './use-texts.ts';

const texts: Record<Language, SessionTexts> = { en: sessionEn, es: sessionEs };

/** The sign-in texts in the page's language. */
export function useSessionTexts(): SessionTexts {
  return texts[useLanguage()];
}

/** The same outside components. */
export function currentSessionTexts(): SessionTexts {
  return texts[currentLanguage()];
}
