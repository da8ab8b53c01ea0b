import { lazyTexts } from '../use/lazy-texts.ts';
import { outsideFileEn } from './outside-file-en.ts';

export const useOutsideFileTexts = lazyTexts(
  outsideFileEn,
  async () => (await import('./outside-file-es.ts')).outsideFileEs,
).use;
