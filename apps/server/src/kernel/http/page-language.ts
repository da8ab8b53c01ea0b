import { type Language, languageCookie, languages } from '@rxweb/contracts/shared/language';
import { acceptedLanguage } from '@rxweb/domain/text/language';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './read-cookie.ts';

/** The visitor's choice in a cookie, else the browser's. */
export function pageLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = readCookie(headers.cookie, languageCookie);
  return languages.find((language) => language === chosen) ?? acceptedLanguage(headers['accept-language']);
}

/** What {@link pageLanguage} reads, for `Vary`. */
export const languageHeaders = ['accept-language', 'cookie'];
