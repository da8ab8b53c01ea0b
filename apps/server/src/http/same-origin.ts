import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that change something when another site's page sends them. Programs that are not browsers send neither header and
 * carry no visitor's cookie, so they pass.
 */
export async function refuseCrossSite(request: FastifyRequest): Promise<void> {
  if (readingMethods.has(request.method)) return;
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site' || site === 'same-site') throw new AppError('forbidden');
  if (origin !== undefined && hostOf(origin) !== host) throw new AppError('forbidden');
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null;
}
