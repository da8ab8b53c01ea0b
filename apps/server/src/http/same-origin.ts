import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Makes the check that refuses calls which change something when another site's page sends them. Our own page is known by PUBLIC_URL, or by
 * the Host it was asked under. Programs that are not browsers send no origin and carry no visitor's cookie, so they pass.
 */
export function refuseCrossSite(publicUrl: string) {
  return async (request: FastifyRequest): Promise<void> => {
    if (readingMethods.has(request.method)) return;
    const { origin, host, 'sec-fetch-site': site } = request.headers;
    if (site === 'cross-site' || site === 'same-site') throw new AppError('forbidden');
    if (origin !== undefined && origin !== publicUrl && hostOf(origin) !== host) throw new AppError('forbidden');
  };
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null;
}
