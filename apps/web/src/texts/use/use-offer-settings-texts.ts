import type { Language } from '@rxweb/contracts/shared/language';
import { type OfferSettingsTexts, offerSettingsEn } from '../store-content/offer-settings-en.ts';
import { offerSettingsEs } from '../store-content/offer-settings-es.ts';
import { useLanguage } from './use-texts.ts';

export const offerSettingsTexts: Record<Language, OfferSettingsTexts> = { en: offerSettingsEn, es: offerSettingsEs };

export function useOfferSettingsTexts(): OfferSettingsTexts {
  return offerSettingsTexts[useLanguage()];
}
