import type { Language } from '@rxweb/contracts/shared/language';
import { type LiveTexts, liveEn } from '../live/live-en.ts';
import { liveEs } from '../live/live-es.ts';
import { useLanguage } from './use-texts.ts';

const texts: Record<Language, LiveTexts> = { en: liveEn, es: liveEs };

export function useLiveTexts(): LiveTexts {
  return texts[useLanguage()];
}
