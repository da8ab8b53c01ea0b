import { lazyTexts } from '../use/lazy-texts.ts';
import type { TodayWords } from './today-words.ts';

/** Null: the cards' own English words. */
export const useTodayWords = lazyTexts<TodayWords | null>(
  null,
  async () => (await import('./today-es.ts')).todayEs,
).use;
