import type { Language } from '@rxweb/contracts/shared/language';
import { type BillingSettingsTexts, billingSettingsEn } from '../store-content/billing-settings-en.ts';
import { billingSettingsEs } from '../store-content/billing-settings-es.ts';
import { useLanguage } from './use-texts.ts';

export const billingSettingsTexts: Record<Language, BillingSettingsTexts> = {
  en: billingSettingsEn,
  es: billingSettingsEs,
};

export function useBillingSettingsTexts(): BillingSettingsTexts {
  return billingSettingsTexts[useLanguage()];
}
