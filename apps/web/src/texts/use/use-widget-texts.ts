import type { Language } from '@rxweb/contracts/shared/language';
import { type WidgetTexts, widgetEn } from '../widget-en.ts';
import { widgetEs } from '../widget-es.ts';
import { useLanguage } from './use-texts.ts';

const texts: Record<Language, WidgetTexts> = { en: widgetEn, es: widgetEs };

export function useWidgetTexts(): WidgetTexts {
  return texts[useLanguage()];
}
