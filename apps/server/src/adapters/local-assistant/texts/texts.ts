import type { Language } from '@rxweb/contracts/shared/language';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

export type { Words };

/** What the assistant says by itself, by language. */
export const wordsOf: Readonly<Record<Language, Words>> = { en, es };
