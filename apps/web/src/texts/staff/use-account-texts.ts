import { lazyTexts } from '../use/lazy-texts.ts';
import { accountEn } from './account-en.ts';

export const useAccountTexts = lazyTexts(accountEn, async () => (await import('./account-es.ts')).accountEs).use;
