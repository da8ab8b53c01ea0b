import { lazyTexts } from '../use/lazy-texts.ts';
import { smsBarEn } from './bar-en.ts';

export const useSmsBarTexts = lazyTexts(smsBarEn, async () => (await import('./bar-es.ts')).smsBarEs).use;
