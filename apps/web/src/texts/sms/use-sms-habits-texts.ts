import { lazyTexts } from '../use/lazy-texts.ts';
import { smsHabitsEn } from './habits-en.ts';

export const useSmsHabitsTexts = lazyTexts(smsHabitsEn, async () => (await import('./habits-es.ts')).smsHabitsEs).use;
