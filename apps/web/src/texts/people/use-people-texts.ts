import { lazyTexts } from '../use/lazy-texts.ts';
import { peopleEn } from './people-en.ts';

export const usePeopleTexts = lazyTexts(peopleEn, async () => (await import('./people-es.ts')).peopleEs).use;
