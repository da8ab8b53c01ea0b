import { type OfferSettingsTexts, offerSettingsEn } from '../store-content/offer-settings-en.ts';
import { lazyTexts } from './lazy-texts.ts';

export const offerSettingsTexts = lazyTexts<OfferSettingsTexts>(
  offerSettingsEn,
  async () => (await import('../store-content/settings-page-es.ts')).settingsPageEs.offer,
);

export const useOfferSettingsTexts = offerSettingsTexts.use;
