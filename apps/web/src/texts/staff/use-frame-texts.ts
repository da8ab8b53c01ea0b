import { lazyTexts } from '../use/lazy-texts.ts';
import { frameEn } from './frame-en.ts';

export const frameTexts = lazyTexts(frameEn, async () => (await import('./frame-es.ts')).frameEs);
export const useFrameTexts = frameTexts.use;
