import { lazyTexts } from '../use/lazy-texts.ts';
import { caseEn } from './case-en.ts';

export const caseTexts = lazyTexts(caseEn, async () => (await import('./case-es.ts')).caseEs);
export const useCaseTexts = caseTexts.use;
