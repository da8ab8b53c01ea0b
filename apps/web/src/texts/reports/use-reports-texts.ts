import { lazyTexts } from '../use/lazy-texts.ts';
import { reportsEn } from './reports-en.ts';

export const useReportsTexts = lazyTexts(reportsEn, async () => (await import('./reports-es.ts')).reportsEs).use;
