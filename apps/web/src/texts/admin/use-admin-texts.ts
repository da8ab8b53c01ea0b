import { lazyTexts } from '../use/lazy-texts.ts';
import { adminEn } from './admin-en.ts';

export const adminTexts = lazyTexts(adminEn, async () => (await import('./admin-es.ts')).adminEs);
