import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects changes requested by other sites' pages. Our origin is PUBLIC_URL or the request's Host. Non-browsers send no origin and no
 * visitor cookie, so they pass.
 */
export function rejectCrossSite(publicUrl: string) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (refusal?: AppError) => void): void => {
    done(isCrossSite(request, publicUrl) ? new AppError('forbidden') : undefined);
  };
}

/** Whether another site's page asks for a change (security row W2). */
export function isCrossSite(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  publicUrl: string,
): boolean {
  if (readingMethods.has(method)) return false;
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site === 'cross-site' || site === 'same-site') return true;
  // A form of our own pages: they send no referrer, so their origin is hidden too.
  if (site === 'same-origin' && origin === 'null') return false;
  return origin !== undefined && origin !== publicUrl && hostOf(origin) !== host;
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null;
}
