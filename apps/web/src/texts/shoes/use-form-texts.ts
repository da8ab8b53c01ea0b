import { lazyTexts } from '../use/lazy-texts.ts';
import { formEn } from './form-en.ts';

export const formTexts = lazyTexts(formEn, async () => (await import('./form-es.ts')).formEs);
export const useFormTexts = formTexts.use;
