import { lazyTexts } from '../use/lazy-texts.ts';
import { usersEn } from './users-en.ts';

export const usersTexts = lazyTexts(usersEn, async () => (await import('./users-es.ts')).usersEs);
