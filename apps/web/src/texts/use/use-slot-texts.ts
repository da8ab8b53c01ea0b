import type { Language } from '@rxweb/contracts/shared/language';
import { type SlotTexts, slotsEn } from '../requests/slots-en.ts';
import { slotsEs } from '../requests/slots-es.ts';
import { useLanguage } from './use-texts.ts';

const texts: Record<Language, SlotTexts> = { en: slotsEn, es: slotsEs };

export function useSlotTexts(): SlotTexts {
  return texts[useLanguage()];
}
