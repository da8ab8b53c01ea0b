import type { Language } from '@rxweb/contracts/shared/language';
import { type ChatTexts, chatEn } from '../chat-en.ts';
import { chatEs } from '../chat-es.ts';
import { currentLanguage, useLanguage } from './use-texts.ts';

const texts: Record<Language, ChatTexts> = { en: chatEn, es: chatEs };

/** The conversation's texts in the page's language. */
export function useChatTexts(): ChatTexts {
  return texts[useLanguage()];
}

/** The same outside components. */
export function currentChatTexts(): ChatTexts {
  return texts[currentLanguage()];
}
