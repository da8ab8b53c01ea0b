import type { FastifyReply } from 'fastify';

/**
 * Keeps stored bytes from acting as a page of our address, and answers about them out of shared caches and search engines.
 * Set before anything else happens, so that errors carry them too.
 */
export function setSafeHeaders(reply: FastifyReply): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': privateCacheControl,
    'x-robots-tag': 'none',
  });
}

export const privateCacheControl = 'private, no-store';
