import type { Language } from '@rxweb/contracts/shared/language';
import { en, type ReplyTexts } from './en.ts';
import { es } from './es.ts';

export type { ReplyTexts };

/** The assistant's own texts by language. */
export const textsOf: Readonly<Record<Language, ReplyTexts>> = { en, es };
