import { type Language, languageCookie, languages } from '@rxweb/contracts/shared/language';
import { acceptedLanguage } from '@rxweb/domain/text/language';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './read-cookie.ts';

/** The visitor's choice in a cookie, else the browser's. */
export function pageLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = readCookie(headers.cookie, languageCookie);
  return languages.find((language) => language === chosen) ?? acceptedLanguage(headers['accept-language']);
}

/** `?lang=` wins over {@link pageLanguage}, so that a link can name a language. */
export function linkedLanguage(request: Pick<FastifyRequest, 'headers' | 'url'>): Language {
  const linked = new URLSearchParams(request.url.split('?', 2)[1]).get('lang');
  return languages.find((language) => language === linked) ?? pageLanguage(request);
}

/** What {@link pageLanguage} reads, for `Vary`. */
export const languageHeaders = ['accept-language', 'cookie'];
