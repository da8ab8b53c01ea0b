import { denialTexts } from '@rxweb/domain/shoes/denials/denial-texts';
import { lazyTexts } from '../use/lazy-texts.ts';

export const useDenialTexts = lazyTexts(denialTexts, async () => (await import('./denials-es.ts')).denialsEs).use;
