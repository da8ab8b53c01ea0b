import { type Language, languageCookie, languages } from '@rxweb/contracts/shared/language';
import { acceptedLanguage } from '@rxweb/domain/text/language';
import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../kernel/http/read-cookie.ts';

/** The language of a page: the visitor's own choice, which her browser tells in a cookie, before the browser's. */
export function pageLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = readCookie(headers.cookie, languageCookie);
  return languages.find((language) => language === chosen) ?? acceptedLanguage(headers['accept-language']);
}

/** The request's headers that decide it. */
export const languageHeaders = ['accept-language', 'cookie'];
