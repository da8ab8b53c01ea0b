import type { Language } from '@rxweb/contracts/shared/language';
import { en, type ReplyTexts } from './en.ts';
import { es } from './es.ts';
import { type SocialTexts, socialEn } from './social-en.ts';
import { socialEs } from './social-es.ts';

export type { ReplyTexts };

/** The assistant's own texts by language. */
export const textsOf: Readonly<Record<Language, ReplyTexts>> = { en, es };

/** Replies to small talk by language. */
export const socialTextsOf: Readonly<Record<Language, SocialTexts>> = { en: socialEn, es: socialEs };
