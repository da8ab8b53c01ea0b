import { lazyTexts } from '../use/lazy-texts.ts';
import { smsEn } from './sms-en.ts';

export const useSmsTexts = lazyTexts(smsEn, async () => (await import('./sms-es.ts')).smsEs).use;
