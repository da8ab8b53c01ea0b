import { type Language, languageCookie, languages } from '@rxweb/contracts/shared/language';
import { acceptedLanguage } from '@rxweb/domain/text/language';
import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../kernel/http/read-cookie.ts';

/** The page's language: the visitor's choice in a cookie, else the browser's. */
export function pageLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = readCookie(headers.cookie, languageCookie);
  return languages.find((language) => language === chosen) ?? acceptedLanguage(headers['accept-language']);
}

/** Request headers that decide it. */
export const languageHeaders = ['accept-language', 'cookie'];
