import { type IntegrationsTexts, integrationsEn } from '../integrations/integrations-en.ts';
import { lazyTexts } from './lazy-texts.ts';

export const useIntegrationsTexts = lazyTexts<IntegrationsTexts>(
  integrationsEn,
  async () => (await import('../integrations/integrations-es.ts')).integrationsEs,
).use;
