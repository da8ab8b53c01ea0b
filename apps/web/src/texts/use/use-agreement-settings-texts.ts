import type { Language } from '@rxweb/contracts/shared/language';
import { type AgreementSettingsTexts, agreementSettingsEn } from '../store-content/agreement-settings-en.ts';
import { agreementSettingsEs } from '../store-content/agreement-settings-es.ts';
import { useLanguage } from './use-texts.ts';

export const agreementSettingsTexts: Record<Language, AgreementSettingsTexts> = {
  en: agreementSettingsEn,
  es: agreementSettingsEs,
};

export function useAgreementSettingsTexts(): AgreementSettingsTexts {
  return agreementSettingsTexts[useLanguage()];
}
