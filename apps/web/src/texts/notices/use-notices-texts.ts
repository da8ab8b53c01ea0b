import { lazyTexts } from '../use/lazy-texts.ts';
import { noticesEn } from './notices-en.ts';

export const useNoticesTexts = lazyTexts(noticesEn, async () => (await import('./notices-es.ts')).noticesEs).use;
