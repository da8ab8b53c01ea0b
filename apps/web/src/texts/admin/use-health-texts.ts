import { lazyTexts } from '../use/lazy-texts.ts';
import { healthEn } from './health-en.ts';

export const useHealthTexts = lazyTexts(healthEn, async () => (await import('./health-es.ts')).healthEs).use;
