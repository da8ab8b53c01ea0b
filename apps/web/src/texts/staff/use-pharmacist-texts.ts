import { lazyTexts } from '../use/lazy-texts.ts';
import { pharmacistEn } from './pharmacist-en.ts';

export const usePharmacistTexts = lazyTexts(
  pharmacistEn,
  async () => (await import('./pharmacist-es.ts')).pharmacistEs,
).use;
