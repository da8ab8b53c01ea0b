import type { Language } from '@rxweb/contracts/shared/language';
import { type IntegrationsTexts, integrationsEn } from '../integrations/integrations-en.ts';
import { integrationsEs } from '../integrations/integrations-es.ts';
import { useLanguage } from './use-texts.ts';

const texts: Record<Language, IntegrationsTexts> = { en: integrationsEn, es: integrationsEs };

export function useIntegrationsTexts(): IntegrationsTexts {
  return texts[useLanguage()];
}
