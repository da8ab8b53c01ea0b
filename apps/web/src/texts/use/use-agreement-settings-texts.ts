import { type AgreementSettingsTexts, agreementSettingsEn } from '../store-content/agreement-settings-en.ts';
import { lazyTexts } from './lazy-texts.ts';

export const agreementSettingsTexts = lazyTexts<AgreementSettingsTexts>(
  agreementSettingsEn,
  async () => (await import('../store-content/settings-page-es.ts')).settingsPageEs.agreements,
);

export const useAgreementSettingsTexts = agreementSettingsTexts.use;
