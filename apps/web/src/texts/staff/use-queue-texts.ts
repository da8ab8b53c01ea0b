import { lazyTexts } from '../use/lazy-texts.ts';
import { queueEn } from './queue-en.ts';

export const useQueueTexts = lazyTexts(queueEn, async () => (await import('./queue-es.ts')).queueEs).use;
