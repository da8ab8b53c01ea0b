import { lazyTexts } from '../use/lazy-texts.ts';
import { shoesEn } from './shoes-en.ts';

export const useShoesTexts = lazyTexts(shoesEn, async () => (await import('./shoes-es.ts')).shoesEs).use;
