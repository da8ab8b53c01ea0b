import { type BillingSettingsTexts, billingSettingsEn } from '../store-content/billing-settings-en.ts';
import { lazyTexts } from './lazy-texts.ts';

export const billingSettingsTexts = lazyTexts<BillingSettingsTexts>(
  billingSettingsEn,
  async () => (await import('../store-content/settings-page-es.ts')).settingsPageEs.billing,
);

export const useBillingSettingsTexts = billingSettingsTexts.use;
